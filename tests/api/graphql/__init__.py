"""GraphQL: the same answers, acts and refusals as REST, and nothing more to see."""
