import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    # "9Cx4S5B" lists the card played and the cards taken: the longest list takes most.
    best = max(request["legal"], key=lambda action: len(action.replace("10", "1")))
    print(json.dumps({"action": best}), flush=True)
