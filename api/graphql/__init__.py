"""GraphQL: the same reads and acts as REST, answered by the same resources."""
