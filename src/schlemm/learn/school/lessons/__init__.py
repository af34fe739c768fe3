"""The lessons, one file each; ``course`` puts them in order."""
