"""The programs that make calls before anything is installed."""
