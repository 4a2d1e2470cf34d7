"""The commands of `acta`, one module each."""
