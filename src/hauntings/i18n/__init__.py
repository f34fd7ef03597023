"""The words: message files in English, Russian and Polish, and the speakers that turn a game into text."""
