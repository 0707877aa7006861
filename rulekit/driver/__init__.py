"""What drives the phases: from files to checked games, documents, tables of differences and the terminal."""
