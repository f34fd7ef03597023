"""The terminal client: plain lines that work at a keyboard, through a pipe and with a screen reader."""
