"""What ``--more`` adds to ``schlemm hand`` and ``schlemm score``."""
