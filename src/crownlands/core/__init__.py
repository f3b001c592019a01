"""What every game shares and no game is named in: contract, match, record, chance and errors."""
