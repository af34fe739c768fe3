"""What every feature of the server uses: ids, cookies, messages, reasons, rate limit, cache, errors."""
