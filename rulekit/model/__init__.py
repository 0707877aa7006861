"""What a checked game is: frozen, complete and correct."""
