"""The programs that `make` calls first to install and run the project."""
