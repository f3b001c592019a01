"""The rules of El Grande, case by case."""
