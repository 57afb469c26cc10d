"""The solver, module by module, against trying everything."""
