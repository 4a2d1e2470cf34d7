"""Messages to phones whose app is closed."""
