"""What the documents say is true: their commands run, their code works, their links lead somewhere."""
