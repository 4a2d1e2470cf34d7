"""DIV: divorce, and the dos that goes back."""
