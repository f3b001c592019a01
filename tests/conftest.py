"""Settings for every test: generated examples are the same in every run and leave no files."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "crownlands",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("crownlands")
