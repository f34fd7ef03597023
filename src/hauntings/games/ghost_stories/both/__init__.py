"""White Moon and Black Secret together (WM §23, BS §16): all that concerns both, and nothing else."""
