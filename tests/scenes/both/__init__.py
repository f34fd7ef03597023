"""White Moon and Black Secret together."""
