"""What ``schlemm analyse`` finds out about boards: tables, par, and what each card cost, wherever there are cores."""
