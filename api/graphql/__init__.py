"""GraphQL: the same questions and acts as REST, asked of the same resources."""
