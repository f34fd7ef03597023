"""Starts that fail. For each line, a JSON list of options, the answer is a JSON list: exit code, stdout, stderr."""

import contextlib
import io
import json
import sys

from hauntings.command import ended
from hauntings.server.serve import main

for line in sys.stdin:
    options = json.loads(line)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = ended(lambda options=options: main(["--port", "0", *options]))  # type: ignore[misc]
    print(json.dumps([code, out.getvalue(), err.getvalue()]), flush=True)
