"""The web server: rooms, seats, store, hub and the protocol that clients speak."""
