"""``python -m schlemm``: the same as the command ``schlemm``."""

from schlemm.cli import main

if __name__ == "__main__":
    main()
