# Words all games share, in English.
list-none = nothing
list-and = { $first } and { $last }
player = Player { $number }

decimal-point = .
bot-names = Ada, Basil, Cleo, Diego, Elsa, Felix, Greta, Hugo, Iris, Jonas

level-random = random
level-easy = easy
level-greedy = greedy

# The command line: what is wrong with the arguments.
cli-no-language = there is no language { $lang }; there are { $known }
cli-no-game = there is no game called { $game }; there are { $games }
cli-no-rule = { $game } has no rule called { $rule }; `rules` alone lists them
cli-no-level = there is no bot called { $level }; there are { $levels }
cli-seats = { $title } is for { $least } to { $most } players, not { $seats }
cli-seat = there is no seat { $seat } at a table of { $seats }
cli-humans = at a table of { $seats }, from none to { $seats } can be people, not { $humans }
cli-names = give at most { $count ->
    [one] one name
   *[other] { $count } names
}, no two alike: bots bring their own
cli-name = a name has 1 to { $longest } characters that can be printed; “{ $name }” has not
cli-option-pair = an option is written name=value, not { $said }
cli-option-first = who begins is said with --first
cli-option-name = { $title } has no option { $option }; it has { $known }
cli-option-value = the option { $option } takes one of: { $values }; not { $said }
cli-first = who begins is “random” or a seat from 1 to { $seats }, not { $said }
cli-seed = a seed is a whole number from 0 to 2**96 - 1
cli-file = { $file }: { $reason }
cli-not-text = this file is no text
cli-large = { $file } is too large to be one of ours
cli-exists = { $file } is there already, and a record never overwrites anything
cli-no-folder = there is no folder { $folder }
cli-nothing-left = there is no match to take up

# The shelf.
cli-players = { $least } to { $most } players
cli-minutes = { $minutes } minutes
cli-by = A game by { $designers }, published by { $publisher }.
cli-unofficial = These are unofficial versions, made by people who like the games: if you do too, buy the box.
cli-menu = What shall we play? Type a number.

# Matches that were left.
cli-left = { $count ->
    [one] You have left a match:
   *[other] You have left some matches:
}
cli-left-match = { $title }: { $players }; { $moves ->
    [0] no moves
    [one] one move
   *[other] { $moves } moves
}, { $when }
cli-new = a new match
cli-which = Go on with which one? [1]
cli-which-again = Type a number from 1 to { $count }.
cli-cannot-resume = This match cannot be taken up: { $reason }. It stays in { $file }.
cli-saved = The match is saved: `ludotheque play { $game }` takes it up again.
cli-not-saved = (This match cannot be saved: { $reason }.)
cli-recorded = The record of this match is in { $file }; `ludotheque replay` shows it again.
cli-not-recorded = The record of this match could not be written: { $reason }.

# At the table.
cli-people = At the keyboard: { $names }.
cli-bots = Bots (level { $level }): { $names }.
cli-many = { $count } moves are possible: type yours, or `list` to see them all.
cli-footer = ? help · why … · rules · log · hint · table · quit
cli-curtain = The keyboard goes to { $name }. Nobody else looks, please.
cli-ready = Press Enter when you are ready.
cli-unknown = “{ $said }” is no move I know. Type ? for help.
cli-alike = “{ $said }” could be one of these; type its number.
cli-refused = { $move }: that is not allowed.
cli-forbidden = That is not allowed.
cli-allowed = That is allowed.
cli-why = Type a move after `why`, to hear which rule forbids it.
cli-rules = `rules` with an id, or a word of a title, shows that rule.
cli-hint = The { $level } bot, seeing what you see, would choose: { $move }.
cli-help = Besides moves, you can type
    ?          this help
    why MOVE   whether a move is allowed, and if not, by which rule
    rules      the list of rules; `rules` and an id or a word shows one
    log        all that has happened
    hint       what a bot would do in your place
    list       all moves you can make, with numbers to choose them by
    table      the table once more
    quit       leave; the match is saved, and the next `play` offers to go on
cli-ruling = Our ruling.
cli-house = Our value.

# The end.
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-place = Place
cli-player = Player
cli-points = Points

# Replaying.
cli-step = Move { $step } of { $last }
cli-spectator = as a spectator sees it
cli-eyes = as { $name } sees it
cli-step-keys = → next · ← back · a start · z end · 1–{ $seats } through a player’s eyes · 0 as a spectator · q quit

# Simulating.
cli-sim-head = { $title }, { $seats } players: { $games ->
    [one] one game
   *[other] { $games } games
} ({ $speed } per second)
cli-sim-setup = { $options }, from seed { $seed }
cli-sim-stopped = Stopped after { $games } of { $wanted } games.
cli-sim-bot = Bot
cli-sim-seat = Seat
cli-sim-won = Games won, 95 % interval
cli-sim-fair = Fair share
cli-sim-score = Mean score, 95 % interval
cli-sim-length = Decisions in a game: { $decisions }

# At a table on a server: quick phrases, refusals, and what became of a record.
cli-serving = Tables are at { $address }; Ctrl-C ends the server.
phrase-hello = Hello!
phrase-good-luck = Good luck, everybody!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops …
phrase-one-moment = One moment, please.
phrase-your-turn = Your turn!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!
refused-rule = The rules do not allow this move.
refused-stale = The table has changed in the meantime. Look again, then choose.
refused-secret = This seat is not yours.
refused-closed = This is not possible now.
refused-open = Not all seats are taken yet.
refused-taken = This seat is taken.
refused-full = All seats are taken.
refused-late = Your time was up.
refused-away = A bot is playing for you. Take your seat back first.
refused-present = This player is here.
refused-undo = There is nothing of yours to take back.
refused-revealed = Your move showed something hidden, so it stays.
refused-memory = The rules of this game do not let you look back.
refused-running = Wait until the game is over.
refused-hints = Hints are for your own turn.
refused-name = A name has 1 to 24 characters.
refused-level = There is no such bot.
refused-phrase = There is no such phrase.
refused-options = These options do not go together.
refused-sheet = This sheet does not fit the game.
refused-record = This is not a record that can be read here.
refused-game = There is no such game.
refused-table = There is no such table.
refused-message = The page and the server do not understand each other. Load the page again.
refused-size = This is too long.
refused-rate = That was too much at once. Wait a moment.
refused-busy = The server has too much to do just now. Try again in a moment.
refused-store = The server could not write this down, so nothing has changed.
refused-origin = This request comes from another website.
refused-closing = The server is being restarted. One moment.
verdict-honest = All is well: the seed is the one that was committed to, and the moves are legal and lead to the result.
verdict-legal = The moves are legal and lead to the result. No commitment comes with this record, so the deal cannot be checked.
verdict-seed = The seed is not the one that was committed to.
verdict-elsewhere = This record does not say which table it comes from, so the commitment cannot be checked.
verdict-unfinished = This record states a result, but its match is not over.
verdict-refused = This record does not hold: { $reason }.
