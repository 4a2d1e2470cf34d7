/* The page of the REST reference. Its requests go to this server. */

SwaggerUIBundle({
  url: "/api/v1/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  filter: true,
  // The description has about a thousand schemas. A list of all takes seconds to draw.
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  // By default another host would check the description.
  validatorUrl: null,
});
