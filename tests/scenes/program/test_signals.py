"""What draws without a window is ended by a signal like any other command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

DRAWS = """
from scenes.program.app import offscreen
app = offscreen((960, 540))
print("drawn", flush=True)
while True:
    app.turn(0.05)
"""


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_a_signal_ends_what_draws_without_a_window() -> None:
    command = [sys.executable, "-c", DRAWS]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        try:
            # The library may say its name first.
            assert any(line.strip() == "drawn" for line in run.stdout)
            run.send_signal(signal.SIGTERM)
            assert run.wait(30) == -signal.SIGTERM
        finally:
            run.kill()
