"""The programs that `make` runs first, to install and run the project."""
