"""What operators watch of a running server: numbers alone, no names, no addresses, no cards."""
