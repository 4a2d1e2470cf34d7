"""The resources of the API: one module each, with its routes in `ROUTES`."""
