"""The smallest external bot: it plays the first legal move. Start it with ``cmd:python3 FILE``."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "choose":
        print(json.dumps({"move": message["moves"][0]}), flush=True)
    elif message["do"] == "end":
        break
