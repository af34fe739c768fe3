"""``python -m schlemm``: the same as the command ``schlemm``."""

import sys

from schlemm.cli import main

if __name__ == "__main__":
    sys.exit(main())
