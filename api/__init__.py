"""The server: REST, GraphQL, live streams, identity, the commands of `acta`. It has no rules."""
