"""What make calls before anything is installed."""
