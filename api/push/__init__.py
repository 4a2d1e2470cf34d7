"""Web push (RFC 8030): messages to phones whose app is closed. Needs a key of the server."""
