"""What the server writes for others: the client's types and the database's schema."""
