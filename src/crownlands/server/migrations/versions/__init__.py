"""The migrations, in the order of their numbers; what has been released is never changed."""
