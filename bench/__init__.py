"""The benchmark: how fast Crownlands is, beside other homes of board games in the same run."""
