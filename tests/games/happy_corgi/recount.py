"""The hugs of Happy Corgi counted again, from the journal and the sheet alone."""

import tomllib

import ludotheque as lt


def recount(match: lt.Match) -> list[int]:
    """Follow every poop and every solved activity."""
    sheet = tomllib.loads(match.sheet or match.game.text("sheet.toml"))
    worth = [row["hugs"] for row in sheet["activity"]]
    hugs = [0] * match.seats
    poops: set[tuple[object, object]] = set()  # whose, on what
    for event in match.journal:
        seat, activity = event.args.get("seat"), event.args.get("activity")
        if event.key == "poop":
            assert (seat, activity) not in poops
            poops.add((seat, activity))
        elif event.key == "fetch":
            poops.remove((seat, activity))
        elif event.key == "solve":
            assert isinstance(seat, int)
            assert isinstance(activity, int)
            hugs[seat] += worth[activity]
            for owner in range(match.seats):
                if (owner, activity) in poops:
                    poops.remove((owner, activity))
                    hugs[owner] += owner != seat
    return hugs
