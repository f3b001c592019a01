"""The rulebook of Kingdoms, sentence by sentence."""
