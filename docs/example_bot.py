"""A bot of your own: `python example_bot.py http://127.0.0.1:8420/table/…` takes an open seat and plays at random."""

import json
import random
import sys
import urllib.request
from urllib.parse import urlsplit

from websockets.sync.client import connect

try:
    link = urlsplit(sys.argv[1])
    path = f"{link.netloc}/api/tables/{link.path.rsplit('/', 1)[1]}"
    wish = {"name": f"Random {random.randrange(10**6)}"}  # no two at a table may look alike
    join = urllib.request.Request(f"{link.scheme}://{path}/join", json.dumps(wish).encode())
    mine = json.load(urllib.request.urlopen(join))
except (IndexError, ValueError, OSError) as reason:
    sys.exit(f"give the link of a table with an open seat ({reason})")

with connect(f"{link.scheme.replace('http', 'ws')}://{path}/socket") as socket:

    def say(**message: object) -> None:
        socket.send(json.dumps(message))

    say(t="hello", secrets=[mine["secret"]])
    for text in socket:
        told = json.loads(text)
        if told["t"] != "view":
            continue
        if told["view"]["over"]:
            sys.stdout.write(f"over: place {told['view']['ranking'][mine['seat']]}\n")
            break
        if told["choices"] and not told["revising"]:
            choice = random.choice(told["choices"])  # your idea goes here: told["view"] is all you see
            say(t="move", k=f"v{told['v']}", seat=mine["seat"], v=told["v"], m=choice["m"])
