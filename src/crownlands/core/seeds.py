"""Seeds as people give them: any text."""

import hashlib
import secrets

from crownlands.core.rng import Rng


def seeded(*words: object) -> Rng:
    """The generator that these words name, in this order."""
    text = "/".join(str(word) for word in words)
    digest = hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()
    return Rng(int.from_bytes(digest[:7]))


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex()
