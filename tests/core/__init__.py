"""The core, one module of tests for each module of the core."""
