"""What the person of a browser has played, over HTTP: private to whoever brings the browser's secret."""
