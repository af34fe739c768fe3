"""The words of the protocol between server and browser; the browser's types are generated from them."""
