"""The rules of Eight-Minute Empire, sentence by sentence."""
