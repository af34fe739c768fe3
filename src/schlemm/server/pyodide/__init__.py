"""The server inside a page: the same application, asked by the page that it runs behind, without a network."""
