"""Settings for every test: generated examples are the same in every run and leave no files."""

import signal

from hypothesis import HealthCheck, settings

# Run in the background, a shell ignores Ctrl-C, and so would all that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "crownlands",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("crownlands")
