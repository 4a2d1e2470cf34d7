"""GraphQL gives the same answers, acts and refusals as REST, and no further data."""
