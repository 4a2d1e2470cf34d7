"""DIV: divorce, and the repayment of the dos."""
