"""How bots see Kingdoms: the judge, and moves made at a glance."""
