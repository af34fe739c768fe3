"""What load balancers ask: whether the server runs, and whether it should be sent anybody."""
