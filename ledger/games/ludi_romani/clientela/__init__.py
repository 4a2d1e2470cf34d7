"""CLI: patroni and their clientes."""
