"""The Lantern Festival: a third expansion of Ghost Stories as somebody else would write it. It imports ours; nothing
of ours knows it."""
