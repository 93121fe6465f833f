# Words all games share, in English.
list-none = nothing
list-and = { $first } and { $last }
player = Player { $number }

decimal-point = .
bot-names = Ada, Basil, Cleo, Diego, Elsa, Felix, Greta, Hugo, Iris, Jonas

level-random = random
level-easy = easy
level-greedy = greedy

# Why something is refused: games, tables and their options.
error-game = unknown game { $game }; choose from { $games }
error-games-folder = there is no folder { $folder }
error-language = unknown language { $lang }; choose from { $known }
error-level = unknown bot level { $level }; choose from { $levels }
error-bots = a table of { $seats } takes 1 to { $seats } bots, not { $count }
error-players = { $title } is for { $least } to { $most } players, not { $said }
error-players-exactly = { $title } is for { $most } players, not { $said }
error-seat = there is no seat { $seat } at a table of { $seats } (seats count from 0)
error-seed = a seed is a whole number from 0 to 2**96 - 1
error-option-name = { $title } has no option { $option }; it has { $known }
error-option-value = the option { $option } must be one of { $allowed }, not { $said }
error-option-seats = the option { $option } is only for tables of { $players }

# Records and saved games.
error-record-json = not a game record: this is not JSON
error-record-format = not a game record: format must be at most { $format }
error-record-seed = not a game record: seed must be a whole number
error-record-start = not a game record: start must be a position
error-record-seed-start = not a game record: it has both a seed and a start
error-record-options = not a game record: options must be names with values
error-record-moves = not a game record: moves must be a list
error-record-move = not a game record: each move must be a seat and a number
error-record-missing = not a game record: { $field } is missing
error-record-long = this record has more than { $most } moves
error-record-rules = this record was played under version { $version } of the rules of { $title }, and this is version { $current }
error-record-sheet = this record was played with another sheet than the one it carries
error-record-illegal = move { $number } of this record is not allowed: { $move }, by seat { $seat } (rule { $id })
error-record-result = the result in this record is not the one its moves lead to
error-save-large = not a saved game: the file is too large
error-save-json = not a saved game: this is not JSON
error-save-format = not a saved game: save must be { $format }
error-save-players = not a saved game: the players are missing

# Positions.
error-position = this position is not possible: { $reason }
error-position-game = not a position of { $title }
error-position-rules = this position was made under version { $version } of the rules, and this is version { $current }
error-position-parts = not a position: it needs seats, options, sheet_text and state
error-position-fields = the state of a position has exactly these parts: { $fields }
error-position-names = { $field } must be a list of names
error-position-piece = { $field } has no piece called { $item }
error-position-twice = { $field } has { $item } twice
error-position-number = { $field } must be a whole number, not { $item }
error-position-lists = { $field } must be { $count } lists of names
error-position-length = { $field } must be a list of { $count }
error-position-rng = { $field } must be four words of 32 bits

# Files, servers and what strangers send.
error-file = { $file }: { $reason }
error-system-missing = no such file or folder
error-system-denied = permission denied
error-system-folder = this is a folder
error-system-no-folder = part of the path is not a folder
error-system-exists = this already exists
error-system-full = the disk is full
error-system-read-only = nothing can be written there
error-system-name = the name is too long
error-system-in-use = already in use
error-system-address = this machine does not have that address
error-system-other = system error { $code }
error-port = can’t use port { $port } of { $host }: { $reason }
error-server-folder = another server is using { $folder }
error-settings-toml = { $file }: this is not TOML
error-settings-name = { $file }: unknown setting { $name }; choose from { $known }
error-settings-text = { $file }: { $name } must be a text, not { $said }
error-settings-whole = { $file }: { $name } must be a whole number, not { $said }
error-settings-number = { $file }: { $name } must be a number, not { $said }
error-store = { $file } is not a Ludothèque database
error-store-newer = { $file } was written by a newer Ludothèque (version { $version }, this one reads up to { $known })
error-message = the message could not be read ({ $detail })
error-too-much = this is too large, or takes too long to read

# Sheets.
error-sheet-line = line { $line } of the sheet: { $reason }
error-sheet-wrong = this sheet is not valid: { $reason }
error-sheet-toml = this sheet is not TOML: see line { $line }
error-sheet-table = there is no { $item } in this game’s sheet; choose from { $allowed }
error-sheet-key = { $kind } has no { $key }; it has { $allowed }
error-sheet-twice = { $item } appears twice
error-sheet-missing = { $item } is missing
error-sheet-unknown = “{ $item }” is unknown; choose from { $allowed }
error-sheet-one-of = { $key } must be one of { $allowed }
error-sheet-number = { $key } must be a whole number from { $least } to { $most }
error-sheet-word = { $key } must be a short word of small letters, digits, - and _
error-sheet-too-few = { $count } are too few; at least { $needed } are needed
error-sheet-too-many = { $count } are too many; at most { $most } are allowed

# The command line: what is wrong with the arguments.
cli-no-rule = { $game } has no rule called { $rule }; `rules` alone lists them
cli-which-game = which one? There are { $games }; for instance: ludotheque rules { $first }
cli-bots-many = { $count ->
    [0] nobody plays a bot here: leave --bots out
    [one] a single seat is a bot’s: name one level, not { $levels }
   *[other] { $count } seats are bots’: name at most as many levels, not { $levels }
}
cli-names = give at most { $count ->
    [one] one name
   *[other] { $count } names
}, no two alike: bots bring their own
cli-name = a name has 1 to { $longest } characters that can be printed; “{ $name }” has not
cli-option-pair = an option is written name=value, not { $said }
cli-option-first = who begins is said with --first
cli-first = who begins is “random” or a seat from 1 to { $seats }, not { $said }
cli-file = { $file }: { $reason }
cli-not-text = this file is no text
cli-large = { $file } is too large to be one of ours
cli-exists = { $file } is there already, and a record never overwrites anything
cli-no-folder = there is no folder { $folder }
cli-nothing-left = there is no match to take up

# The command line: help.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-lang = the language; by default that of your locale
help-help = show this help
help-version = show the version
help-completion = let the Tab key complete commands and games in your shell
cli-completion = From the next terminal on, { $shell } completes commands and games (see { $file }).
help-ludotheque = Play small-box games in the terminal and in the browser, read their rules, study them.
    Without a command, the games open in your browser. Each command has its own help: ludotheque play --help.
    These are unofficial versions of published games: if you like one, buy the box.
help-play = play in the terminal, with people at this keyboard and with bots
help-games = list the games: for how many, how long, with which options, and whose they are
help-rules = read the rules of a game, or one of them; what is our own ruling says so
help-sheet = print what is on a game’s pieces, to copy and change: ludotheque sheet GAME > mine.toml
help-replay = go through a match once more, step by step or at once
help-serve = serve tables: play with friends and bots in the browser
help-simulate = let bots play many games, and tell who wins how often, with 95% intervals; Ctrl-C shows what there is
help-verify = check that a record is legal and leads to its result, and that its seed was committed to
help-check = check that a game keeps the contract of the house: its files, texts, rules and bots
help-new = start a game: a small one that works, passes the check, and waits to be changed
help-game = a game; its first letters are enough (see: ludotheque games)
help-play-game = a game; without one, choose from a menu
help-seats = how many sit at the table (4, where the game allows it)
help-option = an option of the game; repeat it for several
help-first = who begins: a seat, counted from 1, or random
help-own-sheet = pieces of your own (see: ludotheque sheet)
help-humans = how many people share this keyboard (1); bots fill up
help-play-bots = how well the bots play: random, easy or greedy (greedy); several take turns
help-name = what a player is called; repeat it for several
help-seed = the luck of the match: the same number deals the same cards
help-record = where to write the record of the match
help-anew = begin anew, without offering a match that was left
help-auto-pass = pass for me when I can do nothing else; the others may guess why
help-resume = take up the match that was left last
help-rule = the id of a rule, a part of it, or a word of its title
help-list = only list the rules and their ids
help-simulate-bots = who plays: levels that take turns at the seats (greedy,random)
help-games-count = how many games (1000)
help-jobs = how many processes (1); the figures do not depend on it
help-simulate-seed = the seed of the first game (0); each next one adds 1
help-json = write the figures as JSON, too
help-replay-file = a record, as a finished match leaves it
help-seat = through whose eyes: a seat, counted from 1; otherwise a spectator’s
help-all = tell the whole match at once
help-check-game = a game, or the folder of one being written
help-matches = matches at each table (1)
help-tests = the folder of the game’s tests, if it is not beside the game
help-quick = one table for each number of players
help-write = write the playthroughs, digests and node counts of its tests instead
help-new-name = small letters, digits and underscores
help-in = where to put it; by default into this checkout of the sources
help-verify-record = a record, as a table or a match leaves it
help-commitment = what the table showed before the first move
help-host = the address to listen on (127.0.0.1); 0.0.0.0 for the whole house
help-port = the port (8420 or, if it is taken, any that is free); 0 for any
help-data = where tables are kept (with your other matches)
help-settings = limits and habits, as TOML
help-proxy-headers = believe a proxy on this machine about who is calling
help-open = open the page in your browser, that of a running server too

cli-arg-missing = { $names } is missing.
cli-arg-unknown = { $said } is not understood.
cli-arg-value = a value is missing after { $name }.
cli-arg-flag = { $name } takes no value.
cli-arg-command = there is no command { $said }.
cli-arg-near = Did you mean { $names }?
cli-arg-help = Try: { $command } --help
cli-whole = { $name } takes a whole number from { $least } to { $most }, not { $said }
cli-published = Published by { $publisher }.

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
cli-saved = The match is saved: `{ $command } { $game }` takes it up again.
cli-not-saved = (This match cannot be saved: { $reason }.)
cli-recorded = The record of this match is in { $file }; `ludotheque replay` shows it again.
cli-not-recorded = The record of this match could not be written: { $reason }.

# At the table.
cli-people = At the keyboard: { $names }.
cli-bots = Bots (level { $level }): { $names }.
cli-many = { $count } moves are possible: type yours, like `{ $example }`, or `list` to choose by number.
cli-numbers = Now the numbers mean something:
cli-typed-help = A move is typed as its number in the list, or in the words of the game, like `{ $example }`.
cli-footer = ? help · list · why … · rules · log · hint · table · quit
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
cli-sim-won = Games won, 95% interval
cli-sim-fair = Fair share
cli-sim-score = Mean score, 95% interval
cli-sim-length = Decisions in a game: { $decisions }

# A game of one's own.
cli-new-name = { $name } is no name for a game: take small letters, digits and underscores, like river_bank
cli-new-where = this ludotheque is installed, not a checkout of its sources: say where with --in FOLDER
cli-new-there = { $place } is there already; nothing was written
cli-new-made = { $folder } holds a small game that works. Try: ludotheque check { $game }
    CONTRIBUTING.md tells how to go on from there.
cli-check-where = where are the tests of { $game }? Say it with --tests FOLDER
cli-check-no-tests = No tests were found, so what they know was left out: scores counted again, playthroughs, node counts. See --tests.
cli-check-written = { $count ->
    [0] All is as it was.
    [one] One file was written: read the difference before you commit it.
   *[other] { $count } files were written: read the difference before you commit them.
}
error-no-game-folder = { $folder } is not the folder of a game: it has no __init__.py
error-no-meta = { $folder }/__init__.py gives no META: { $reason }

# At a table on a server: quick phrases, refusals, and what became of a record.
cli-serving = The tables are at { $address } (Ctrl-C ends the server).
cli-serving-already = The tables are at { $address } already: another window serves them.
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
verdict-honest = All is well: the deal is the one that was sealed before the game, and the moves are legal and lead to the result.
verdict-legal = The moves are legal and lead to the result. No seal comes with this record, so the deal cannot be checked.
verdict-seed = The deal is not the one that was sealed before the game.
verdict-elsewhere = This record does not say which table it comes from, so its seal cannot be checked.
verdict-unfinished = This record states a result, but its match is not over.
verdict-refused = This record does not hold: { $reason }.
