"""The rules of Royals, case by case."""
