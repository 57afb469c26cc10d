"""The pages for programs: the same events, actions and permissions as JSON, described by OpenAPI."""
