"""Print the yardstick: ``python -m benchmarks.yardstick [SECONDS]``."""

import sys

from benchmarks.yardstick import main

sys.exit(main(sys.argv[1:]))
