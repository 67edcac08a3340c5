from settebello.rules.vocabulary import Rules

def playouts(rules: Rules, rounds: int, seed: int) -> int:
    """Play that many random rounds with the interpreter lock released; how many actions were played.

    Args:
        rules: the game.
        rounds: how many are played to the end; those that are to be dealt again do not count.
        seed: 0 to 2**64 - 1, of the shuffles and of the play.
    """
