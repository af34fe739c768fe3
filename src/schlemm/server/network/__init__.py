"""What stands between the net and the application: connections, proxies, bounds, the log."""
