"""The edge: REST, GraphQL, live streams, identity, and the commands of `acta`. No rules here."""
