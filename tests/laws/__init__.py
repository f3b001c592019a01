"""The laws: what must hold in every game, with every number of seats and every option."""
