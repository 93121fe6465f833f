# Words all games share, in English.
list-none = nothing
list-and = { $first } and { $last }
player = Player { $number }

decimal-point = .
percent = { $number }%
bot-names = Ada, Basil, Cleo, Diego, Elsa, Felix, Greta, Hugo, Iris, Jonas

# The levels of bots, weakest first; in old records, medium is called greedy.
level-random = random
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-trained = trained
level-greedy = medium

# Why something is refused: games, tables and their options.
error-lesson = not a lesson: { $detail }
error-game = unknown game { $game }; choose from { $games }
error-games-folder = there is no folder { $folder }
error-game-folder = META.name is { $name }, but its folder is { $folder }
error-game-entry = META.name is { $name }, but its entry point is { $entry }
error-game-file = the game { $game } doesn’t load ({ $file } is missing); run `{ $check }`
error-game-line = the game { $game } doesn’t load ({ $file }, line { $line }: { $fault }); run `{ $check }`
error-game-broken = the game { $game } doesn’t load ({ $file }: { $fault }); run `{ $check }`
error-language = unknown language { $lang }; choose from { $known }
error-level = unknown bot level { $level }; choose from { $levels }
error-not-simultaneous = nobody chooses at the same time in { $title }: use env, not parallel_env
error-illegal-option = illegal is end or raise, not { $said }
error-render-mode = a render mode is ansi or rgb_array, not { $said }
error-serve-bots = a server always offers the levels; --bots adds trained bots, written policy:FILE, so { $said } doesn’t belong there
error-policy-none = there is no file { $file }
error-policy-file = { $file } is not a policy
error-policy-game = { $file } is a policy for { $game }, not for { $title }
error-policy-table = { $file } is a policy for { $seats } players, with the pieces of the box
error-bots = a table of { $seats } takes 1 to { $seats } bots, not { $count }
error-other-bots = { $seats ->
    [one] there is one other seat: give one bot, not { $count }
   *[other] there are { $seats } other seats: give 1 to { $seats } bots, not { $count }
}
error-whole = { $name } must be a whole number of at least 1, not { $said }
error-extra = this needs one more package, { $package }: pip install "ludotheque[{ $extra }]"
error-tournament-bots = a tournament needs at least two different bots
error-tournament-file = { $file } does not hold the records of a tournament; choose another file
error-tournament-other = { $file } holds another tournament (other bots, seats, options, seed or rules); choose another file
error-tournament-busy = another tournament is writing { $file }
error-cluster-unreachable = no Dask scheduler answers at { $address }
error-cluster-version = a worker of the cluster has no Ludothèque, or a different version from this machine’s; install the same one everywhere
error-cluster-died = the cluster lost { $count } workers over the same games; see their logs
error-players = { $title } is for { $least } to { $most } players, not { $said }
error-players-exactly = { $title } is for { $most } players, not { $said }
error-seat = there is no seat { $seat } at a table of { $seats } (seats count from 0)
error-seed = a seed is a whole number from 0 to 2**96 - 1
error-option-name = { $title } has no option { $option }; it has { $known }
error-option-value = the option { $option } must be one of { $allowed }, not { $said }
error-option-seats = the option { $option } is only for tables of { $players }

# A move that is not allowed, for programs: what was said, by whom, and what the rulebook says.
illegal-rule = “{ $move }” is not allowed for seat { $seat } now: { $says } ({ $id })
illegal-id = “{ $move }” is not allowed for seat { $seat } now ({ $id })
illegal-unknown = “{ $move }” is not a move of { $title }

# Records and saved games.
error-review-late = the server is too busy for this review right now; ask again later, and it goes on from there
error-record = not a game record
error-record-json = not a game record (it is not JSON)
error-record-format = not a game record (format must be at most { $format })
error-record-seed = not a game record (seed must be a whole number)
error-record-start = not a game record (start must be a position)
error-record-luck = not a game record (luck is unknown, or has no start to go with)
error-record-seed-start = not a game record (it has both a seed and a start)
error-record-options = not a game record (options must be names with values)
error-record-moves = not a game record (moves must be a list)
error-record-move = not a game record (each move must be a seat and a number)
error-record-missing = not a game record ({ $field } is missing)
error-record-long = this record has more than { $most } moves
error-record-rules = this record was played under version { $version } of the rules of { $title }, and this is version { $current }
error-record-sheet = this record was played with another sheet than the one it carries
error-record-illegal = move { $number } of this record is not allowed: { $move }, by seat { $seat } (rule { $id })
error-record-result = the result in this record is not the one its moves lead to
error-branch-running = you can only play on from a finished game: this record stops before its end
error-branch-step = there is nothing to choose at that moment of the game: its moves are numbered 0 to { $last }
error-branch-move = that move can’t be made there
error-review-running = only a finished game can be reviewed: this record stops before its end
error-review-level = there is no review called { $level }; the levels are { $levels }
error-puzzles = line { $line } of { $file } of { $game } is not a puzzle ({ $detail })
error-save-large = not a saved game (the file is too large)
error-save-json = not a saved game (it is not JSON)
error-save-format = not a saved game (save must be { $format })
error-save-players = not a saved game (the players are missing)

# Positions.
error-position = this position does not fit: { $reason }
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
error-system-silent = nothing answers
error-system-other = system error { $code }
error-port = can’t use port { $port } of { $host }: { $reason }
error-server-folder = another server is using { $folder }
error-settings-toml = { $file }: this is not TOML
error-settings-name = { $file }: unknown setting { $name }; choose from { $known }
error-settings-text = { $file }: { $name } must be a text, not { $said }
error-settings-whole = { $file }: { $name } must be a whole number, not { $said }
error-settings-number = { $file }: { $name } must be a number, not { $said }
error-settings-negative = { $file }: { $name } must be 0 or more, not { $said }
error-settings-level = { $file }: { $name } must be a level of bots, not { $said }; choose from { $known }
error-settings-list = { $file }: { $name } must be a list of texts, not { $said }
error-store = { $file } is not a Ludothèque database
error-store-driver = PostgreSQL needs one more package: pip install "ludotheque[{ $extra }]"
error-store-newer = { $file } was written by a newer Ludothèque (version { $version }, this one reads up to { $known })
error-store-unreachable = the database cannot be reached: { $reason }
error-store-broken = { $file } is damaged. `ludotheque store copy` saves every table that can still be read
error-store-dump = PostgreSQL has tools of its own for this: pg_dump and pg_restore
error-store-damaged = the table cannot be read
error-store-missing = there are no tables here: { $file } does not exist
error-store-no-table = there is no table “{ $table }” here
error-store-busy = table { $table } keeps changing; try again
error-admin-address = “{ $said }” is not an address, such as 192.0.2.7 or 192.0.2.0/24
error-store-not-empty = table { $table } is already there; copy into an empty store
error-store-copied-otherwise = table { $table } is different after copying; the original has not been changed
error-file-exists = { $file } already exists
error-store-url = “{ $said }” is not the address of a PostgreSQL database, such as postgresql://user@host/database
error-nodes-store = several nodes need a database they can share: --store postgresql://…
error-nodes-system = several nodes are not possible on this system
error-message = the message could not be read ({ $detail })
error-too-much = this is too large, or takes too long to read
error-unreadable = this cannot be read here

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
cli-no-rule = { $game } has no rule called { $rule }; `{ $command }` lists them
cli-rules-game = Read the rules of a game with `{ $command }` and its name.
cli-bots-many = { $count ->
    [0] there are no bots here: leave --bots out
    [one] there is one bot: give 1 level, not { $levels }
   *[other] there are { $count } bots: give up to { $count } levels, not { $levels }
}
cli-names = one name per person, all different: { $count ->
    [0] only bots play here
    [one] one person plays
   *[other] { $count } people play
}
cli-name = a name must have 1 to { $longest } printable characters; “{ $name }” does not
cli-option-pair = an option must be written name=value, not { $said }
cli-option-first = use --first to choose who starts
cli-first = --first takes “random” or a seat from 1 to { $seats }, not { $said }
cli-not-text = this file is not text
cli-large = { $file } is too large for a Ludothèque file
cli-exists = { $file } already exists and won’t be overwritten
cli-no-folder = there is no folder { $folder }
cli-nothing-left = there is no unfinished game

# The command line: help.
metavar-game = GAME
metavar-rule = RULE
metavar-file = FILE
metavar-record = RECORD
metavar-name = NAME
metavar-folder = FOLDER
metavar-level = LEVEL
metavar-value = VALUE
metavar-seat = SEAT
metavar-address = ADDRESS
metavar-command = COMMAND
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-lang = the language; by default that of your locale
help-help = show this help
help-version = show the version
help-completion = let the Tab key complete commands and games in your shell
cli-completion-shell = completion with the Tab key works in { $shells }, not in { $shell }
cli-completion = From the next terminal on, { $shell } completes commands and games (see { $file }).
help-ludotheque = Play small-box games in the terminal and in the browser, read their rules, study them.
    Without a command, the games open in your browser. Each command has its own help: { $command } play --help.
    These are unofficial versions of published games: if you like one, buy the box.
help-play = play in the terminal, with people at this keyboard and with bots
help-games = list the games: players, length, options, authors
help-learn = learn a game in 3 minutes, by playing
help-solve = solve the puzzle of the day, or as many as you like: find the best move, then see what each is worth
help-rules = read the rules of a game, or one of them; our rulings are marked
help-sheet = print a game’s card sheet, to copy and change: { $command } sheet GAME > mine.toml
help-replay = replay a game, step by step or all at once
help-serve = serve tables: play with friends and bots in the browser
help-admin = for server operators: ban or mute addresses, close tables
help-store = take care of a server’s tables: check them, back them up, restore, copy or prune them
help-simulate = let bots play many games and show how often each wins, with 95% intervals; Ctrl-C stops and shows the results so far
help-tournament = find out which bot is best: the same deals for every line-up, ratings, and how many more games would settle what is still open; stop at any time, and the same command resumes
help-report = find out how balanced a game is: seats, length, lead, points, choices, and what doing without one costs; a page with plots, and the figures as CSV
help-verify = check that a game record is legal and leads to its result, and that the deal was sealed beforehand
help-check = check that a game is complete and correct: its files, texts, rules and bots
help-new = create a small working game to build on
help-game = a game; its first letters are enough (see: { $command } games)
help-play-game = a game; without one, choose from a menu
help-seats = how many players (4, where the game allows it)
help-option = an option of the game; repeat it for several
help-first = who starts: a seat, counted from 1, or random
help-own-sheet = your own card sheet (see: { $command } sheet)
help-humans = how many people share this keyboard (1); bots take the other seats
help-play-bots = how well the bots play: beginner, easy, medium, hard or expert (medium); give several to mix them
help-name = the name of a player; repeat it for several
help-seed = the seed: same number, same deal
help-record = where to write the game record
help-new-game = start a new game without offering an unfinished one
help-resume = resume your last unfinished game
help-auto-pass = pass for me when I can do nothing else; the others may guess why
help-rule = the id of a rule, a part of it, or a word of its title
help-games-folder = a folder with more games; repeat it for several
help-list = list only the rules and their ids
help-simulate-bots = which bots play: levels that take turns at the seats (medium,random)
help-games-count = how many games (1000)
help-jobs = how many processes (1); the figures do not depend on it
help-cluster = play on a Dask cluster instead: the address of its scheduler, such as tcp://host:8786; the figures stay the same
help-tournament-bots = which bots compete: levels, separated by commas (the three weakest)
help-tournament-games = how many games (1000), rounded up to whole deals
help-tournament-records = where to keep the game records, as JSON lines, and to resume from (a file here named after game, seats and bots)
help-tournament-seed = the seed of the first deal (0); each next one adds 1
help-report-seats = how many players: one number, or several separated by commas (every number the game is for)
help-report-bots = the level of all bots (medium)
help-report-games = how many games at each table (400)
help-report-probes = how many games to play again with a player who does without something (200); 0 for none
help-report-set = an option of a second version, to compare with the first
help-report-sheet = the sheet of a second version, to compare with the first
help-report-to = where to write the page (a file here named after the game); the CSV goes beside it
help-simulate-seed = the seed of the first game (0); each next one adds 1
help-json = also write the figures as JSON
help-review = review a finished game: what decided it, luck and skill apart; Ctrl-C stops, and the same command resumes
help-review-record = the record of a finished game
help-review-seat = whose mistakes to list (everybody’s)
help-review-level = how much is imagined for each decision (full)
help-review-seed = the seed of the imagined games (0)
help-review-html = also write the review as a page of its own
help-puzzles = find puzzles in simulated games: positions where one move is clearly best and the obvious one is not; Ctrl-C stops, and the same command resumes
help-puzzles-count = how many (100)
help-puzzles-seed = the seed of the simulated and imagined games (0)
help-puzzles-to = where to write them, as JSON lines (a file here named after the game)
help-solve-puzzle = the id of a puzzle (that of the day)
help-replay-file = a game record
help-seat = seen by which seat, counted from 1; otherwise as a spectator
help-all = show the whole game at once
help-check-game = a game, or the folder of one being written
help-matches = games at each table (1)
help-tests = the folder of the game’s tests, if it is not beside the game
help-quick = one table for each number of players
help-write = write the playthroughs, digests and node counts of its tests instead
help-new-name = small letters, digits and underscores
help-new-folder = start a project of its own in this folder; by default, the game goes into this checkout of the sources
help-verify-record = a game record, from a table or from the terminal
help-commitment = the seal that the table showed before the first move, or its beginning
help-share = a share that your page added to the deal; repeat it for several seats
help-host = the address to listen on (127.0.0.1); 0.0.0.0 for your whole network
help-port = the port (8420 or, if it is taken, any free one); 0 for any free one
help-data = where to keep the tables (with your other games)
help-settings = limits and defaults, as TOML
help-store-url = a PostgreSQL for the tables, shared by several servers (a file in the data folder)
help-store-action = what to do
help-admin-action = ban or unban, mute or unmute an address; close a table; list what is in force
help-admin-about = an address or a network (192.0.2.7, 192.0.2.0/24); for close, a table’s id or link
help-store-first = backup: the file to write; restore: the file to read; copy: the folder or database to copy from; prune: forget tables idle for so many days
help-store-second = copy: the folder or database to copy to
help-serve-bots = also offer trained bots, as policy:FILE, separated by commas; needs ludotheque[research]
help-nodes = how many processes serve (1); more than one needs --store
help-proxy-headers = trust X-Forwarded-For from a proxy on this machine
help-open = open the page in your browser, even if the server is already running

cli-arg-missing = { $names } is missing.
cli-arg-unknown = unknown argument { $said }.
cli-arg-value = a value is missing after { $name }.
cli-arg-flag = { $name } takes no value.
cli-arg-command = unknown command { $said }.
cli-arg-near = Did you mean { $names }?
cli-arg-help = Try: { $command } --help
cli-whole = { $name } takes a whole number from { $least } to { $most }, not { $said }
cli-published = Published by { $publisher }.

# The shelf.
cli-players = { $least } to { $most } players
cli-players-just = { $count } players
cli-minutes = { $minutes } minutes
cli-by = A game by { $designers }, published by { $publisher }.
cli-traditional = A traditional game.
cli-unofficial = These are unofficial versions, made by people who like the games: if you do too, buy the box.
cli-menu = What would you like to play? Type a number.

# Unfinished games.
cli-left = { $count ->
    [one] You have an unfinished game:
   *[other] You have unfinished games:
}
cli-left-match = { $title }: { $players }; { $moves ->
    [0] no moves
    [one] one move
   *[other] { $moves } moves
}, { $when }
cli-new = a new game
cli-which = Resume which one? [1]
cli-which-again = Type a number from 1 to { $count }.
cli-cannot-resume = This game can’t be resumed: { $reason }. It stays in { $file }.
cli-saved = Game saved. Resume it with `{ $command }`.
cli-not-saved = (This game can’t be saved: { $reason }.)
cli-recorded = The game is recorded. Replay it with: { $command }
cli-not-recorded = The game record could not be written: { $reason }.

# At the table.
cli-people = At the keyboard: { $names }.
cli-bots = Bots ({ $level }): { $names }.
cli-uncompiled = This copy is not compiled: here the expert thinks for up to { $seconds } seconds and looks less far ahead.
cli-many = { $count } moves are possible. Type yours, like `{ $example }`, or `list` to choose by number.
cli-numbers = Your moves:
cli-typed-help = Type a move as its number in the list, or in the words of the game, like `{ $example }`.
cli-footer = ? help · list · why … · rules · log · hint · table · undo · quit
cli-curtain = The keyboard goes to { $name }. Everyone else, please look away.
cli-ready = Press Enter when you are ready.
cli-unknown = I don’t know the move “{ $said }”. Type ? for help.
cli-alike = { $count ->
    [one] Did you mean this? Type its number.
   *[other] Did you mean one of these? Type its number.
}
cli-refused = { $move }: that is not allowed.
cli-forbidden = That is not allowed.
cli-allowed = That is allowed.
cli-why = Type a move after `why` to see which rule forbids it.
cli-rules = `rules` with an id, or with a word of a title, shows that rule.
cli-undo-none = You can undo only your own last move, and only until someone else moves.
cli-hint = Hint: { $move }.
cli-hint-value = Estimated result, from 0 (last place) to 100 (winning alone): { $value } ± { $error }.
cli-hint-else = Or: { $move } ({ $value } ± { $error }).
cli-help = Besides moves, you can type
    ?          this help
    why MOVE   whether a move is allowed and, if not, which rule forbids it
    rules      the list of rules; add an id or a word to see one
    log        what has happened so far
    hint       what a bot would do in your place
    list       all your moves, with numbers to choose them by
    table      the table again
    undo       undo your last move, if nobody has moved since and it revealed nothing
    quit       leave; the game is saved, and the next `play` offers to resume it
cli-ruling = Our ruling.
cli-house = House value.

# The end.
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-place = Place
cli-player = Player
cli-points = Points

# Replaying.
cli-learn-do = Your move: { $move } (type it, or just press Enter)
cli-learnt = Now play: { $command }
cli-no-lesson = { $game } has no lesson; choose from { $games }
cli-step = Move { $step } of { $last }
cli-spectator = as a spectator sees it
cli-eyes = as { $name } sees it
cli-step-made = { $name }: { $move }
cli-step-keys = → next · ← back · a start · z end · w why this move · 1–{ $seats } as a player sees it · 0 as a spectator · q quit

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

# Reviewing.
review-head = { $title }, { $moves } moves reviewed
review-worlds = { $worlds } imagined games for each estimate; ± is a 95% interval
review-result = Result
review-start = At the start
review-luck = Luck
review-draws = Of it, deal and draws
review-own = Own decisions
review-others = Others’ decisions
review-costliest = The costliest decisions
review-flawless = No clear mistakes were found.
review-mistake = Move { $number }, { $name }: { $made }. Better: { $best } (+{ $cost } ± { $error } chance to win)
review-doubtful = Move { $number }, { $name }: { $made }. Perhaps better: { $best } (+{ $cost } ± { $error } chance to win)
review-title = Review of a game of { $title }
review-curve = Everyone’s chance to win, judged from what all could see
review-sources = Where the results came from
review-decided = The moments that decided it
review-axis = moves
review-point = After move { $number }: { $chances }
review-list-made = Made
review-list-best = Better
review-list-cost = Cost
review-list-move = Move
review-about = What decisions did and what they cost is estimated from what their player knew: the unseen cards are dealt again, and bots play on. Luck is what no decision explains: the deal and the draws, and how the unseen cards lay. Result − start = luck + decisions.
cli-review-stopped = Stopped after { $done } of { $total } steps; the same command resumes there.
# Puzzles.
cli-puzzle = { $title }, puzzle { $id }: you are { $name }
cli-puzzle-ask = Which move is best? Type it, or its number.
cli-puzzle-right = Yes, that is the best move: { $move }.
cli-puzzle-obvious = { $move }: the obvious move, but it lowers your chance to win by { $cost } percentage points.
cli-puzzle-wrong = { $move } is not the best move: it lowers your chance to win by { $cost } percentage points.
cli-puzzle-far = { $move } is not among the best moves.
cli-puzzle-best = Best: { $move }.
cli-puzzle-usual = The obvious move ({ $move }) lowers your chance to win by { $cost } percentage points.
cli-puzzle-worth = Your chance to win after each move, over many deals of all you cannot see (± is a 95% interval):
cli-puzzle-again = This puzzle again: { $command }
cli-puzzle-next = Enter for the next puzzle, quit to leave:
cli-no-puzzles = there are no puzzles of this game; choose from { $games }
cli-no-puzzle = there is no puzzle { $id }
cli-puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
 } in { $file }, from { $matches } simulated games. Of { $decisions } decisions looked at, { $clear } seemed clear; a second look with new deals did not confirm { $failed } of them.
cli-puzzles-stopped = Stopped; the same command resumes there.

# Tournaments.
cli-tournament-head = { $title }, { $seats } players: { $games } games, { $deals ->
    [one] one deal
   *[other] { $deals } deals
} played by { $lineups } line-ups each
cli-tournament-resumed = { $games ->
    [one] One game is already in { $file }.
   *[other] { $games } games are already in { $file }.
}
cli-tournament-records = The games are in { $file }, one record per line.
cli-tournament-stopped = Stopped after { $games } of { $wanted } games. The same command resumes here.
cli-tournament-fair = Equal bots would win { $fair } of their games, one in { $seats }. Intervals are 95%; games of the same deal count as one.
cli-tournament-rating = Rating
cli-tournament-won = Won per seat
cli-tournament-score = Mean score
cli-tournament-pair = At one table
cli-tournament-ahead = First is ahead
cli-tournament-decided = decided
cli-tournament-more = open: about { $games } more games would settle it
cli-tournament-few = open: a single deal says too little
cli-tournament-level = open: too close for any number of games

# Balance reports.
cli-report-head = { $title }: { $games } games at each table, bots: { $level }
cli-report-written = The report is in { $page }, its figures in { $table }.
cli-report-stopped = Stopped; no report was written.
cli-report-watch = { $title }, { $seats } players
cli-report-probe = { $title }, { $seats } players, doing without
report-title = { $title }: how balanced is it?
report-facts = { $games } games each with { $counts } players, all seats held by bots ({ $level }), rules version { $version }, from seed { $seed }. Marks and numbers come with their 95% intervals.
report-plain = the game as it is
report-sheet = sheet of your own
report-seat = seat { $number }
report-players = { $count } players
report-quoted = “{ $text }”
report-tenth = tenth { $number } of the game
report-figures = The figures
report-column-what = What
report-column-measure = Measure
report-column-figure = Figure, 95% interval
report-column-change = Change
report-axis-won = games won, %
report-axis-points = points
report-axis-played = share of the game played, %
report-axis-chosen = chosen if possible, %
report-axis-worth = wins, difference in points
report-axis-probe-won = wins, change in points
report-axis-probe-points = change in score
report-table-decisions = decisions in a game
report-table-points = score of a player
report-table-winner = score of the winner
report-table-margin = winner’s lead over the next
report-table-changes = times the lead changes
report-table-shared = games with a shared first place
report-table-settled = part of the game until the winner leads for good
report-seat-won = games won
report-seat-points = mean score
report-length-games = games, %
report-lead-ahead = the leader on points wins
report-lead-likely = the bot’s favourite wins
report-source-winners = winners
report-source-others = the others
report-choice-times = times per player and game
report-choice-chosen = chosen when possible
report-choice-worth = games won, chosen or not
report-probe-won = games won
report-probe-points = score

report-out = What stands out
report-out-chance = One interval in twenty misses the truth by chance, and there are many here: treat small surprises as hints.
report-out-nothing = Nothing: no seat is clearly ahead, and doing without anything makes no clear difference.
report-out-seat = With { $players } players, { $seat } wins { $won } of the games; its fair share is { $fair }.
report-out-without = “{ $choice }”: a player who never does this wins less often, by { $won }.
report-out-better-without = “{ $choice }”: a player who never does this wins more often, by { $won }. Either the bots overrate it, or it is a trap.
report-out-unused = Possible, but hardly ever chosen by these bots: { $choices }.
report-out-change = With { $players } players, the second version changes “{ $measure }” by { $change }.
report-out-no-change = The second version makes no clear difference to seats, length or scores.

report-seats = Seats
report-seats-text = How often each seat wins; seat 1 begins. The dotted line is the fair share. A shared first place counts in parts.
report-counts = Number of players
report-counts-text = How the game changes with the number of players.
report-length = Length
report-length-text = How long games last, in decisions.
report-lead = Lead
report-lead-text = With { $players } players: how often the leader goes on to win, as the game goes on. On the left the lead is on points; on the right it is what the game’s own bot thinks of the position. Where a curve rises early, the game is decided early.
report-sources = Where the points come from
report-sources-text = With { $players } players: points by source, of the winners and of the others.
report-choices = What is chosen
report-choices-text = With { $players } players. Left: of the times something could be chosen, how often it was. Right: how much more often players who chose it win than players who could have but did not. That is no proof: strong positions offer other choices than weak ones.
report-choices-all = Kinds of choices
report-when = What is done when
report-pieces = Cards, places and other pieces
report-pieces-text = The same for every piece that a choice names, with { $players } players; the most frequent first.
report-probes = Doing without
report-probes-text = { $games } games with { $players } players are played again from the same deal: one player never does the thing if anything else is possible, and does what the game’s own bot thinks second best instead. In the first panel, left of the line it costs games and right of it it pays; the second panel shows what happens to the score.
report-how = How to read this
report-how-text = Everything here is about the bots that played: they are honest and see only what their seat may see, but people may play differently. A stronger level is a better witness and takes longer.
    Intervals are 95% and count each game as one observation, whatever happened in it. Shares have Wilson’s interval. Two versions are played on the same seeds but counted as independent, so their difference is, if anything, surer than shown.
    All figures, for all player counts, are in the CSV file that was written with this page.

# A game of your own.
cli-new-name = { $name } can’t be the name of a game: use lower-case letters, digits and underscores, like river_bank
cli-new-where = Ludothèque is installed here, not checked out: say where to put the game with --folder FOLDER
cli-new-there = { $place } already exists; nothing was written
cli-new-made = A small working game, its tests and its page. CONTRIBUTING.md goes on from here; now try:
cli-new-made-apart = A small working game and its tests, as a project of its own. In the browser it is played at the table that shows any game. Now try:
cli-check-where = where are the tests of { $game }? Use --tests FOLDER
cli-check-no-tests = No tests were found, so what they know was left out: scores counted again, playthroughs, node counts. See --tests.
cli-check-more = … and { $count } more
cli-check-waits = The rest has to wait for this.
cli-check-written = { $count ->
    [0] Nothing has changed.
    [one] One file was written: read the difference before you commit it.
   *[other] { $count } files were written: read the difference before you commit them.
}
error-no-game-folder = { $folder } is not the folder of a game: it has no __init__.py
error-no-meta = { $folder }/__init__.py does not define META: { $reason }

# What every game promises, in the words of the checks’ docstrings.
promise-files = Its files are there, and offer what every game offers
promise-meta = Its META says for how many it is, how long it takes, and which options it has
promise-sheet = Its sheet fits every table, and nonsense is refused
promise-rulebooks-agree = The rulebooks have the same rules in the same order and chapters, all said, in every language
promise-named-ids-exist = Every rule that the code can name is in the rulebook, in every language
promise-every-rule-is-carried-out = Every rule of the rulebook is named in a comment or docstring of the code, where it is carried out
promise-languages-agree = Its texts have the same messages with the same arguments in every language
promise-own-words = Its texts replace no text that all games share
promise-lobby = The lobby has its words: a tagline, and for each option what it is and what it does
promise-said = Whatever the code can say (log, prompts, refusals, audits) has a text in every language
promise-texts = The text of a choice is its own, can be typed, reads back as the same move, and its pieces have names
promise-meanings = Every piece that has a name says in every language what it is for, and by which rule
promise-every-mark-occurs = Every mark that the game declares is set in some match
promise-lesson = If it has a lesson: each step is the learner’s turn and a legal move, is told, and the others can answer
promise-hash-seeds = Nothing in it depends on Python’s own hashing
promise-somebody-can-act = A state that is not over has somebody to act, with a legal move; one that is over has nobody
promise-legal-moves = Legal moves are sorted, unique and real; asking for them changes nothing
promise-conservation = Every piece is in exactly one place, all game long
promise-end = The match ends, within the bound that its rules declare
promise-ranking = Places are places (1, then as many as are better); the end shows them, and where the points are from
promise-copies = Copies are independent: neither playing on nor playing something else changes them
promise-same-again = The same seed and the same moves make the same game, state by state
promise-record = The replay of a record, by way of JSON, reproduces every state and the result
promise-replay = A replay accepts the record, and refuses one with a move or a result changed
promise-twins = Copies and pickles of a match are equal to it, and what happens in one does not show in the other
promise-rng-stays-secret = Neither the seed nor the random state is in anything that is sent; nor does it alone change any of it
promise-marks = Every moment has a mark that the game declares, and its place among the events of its move
promise-nobody-acts-in-moments = A moment is not a state of the match: nobody is to act, and nothing is decided yet
promise-moments-stay = Played again, the moments are the same; and they stay so while play goes on
promise-moments-show-nothing = Redeal all that a seat cannot know at a moment: what it is shown stays byte for byte the same
promise-log = Every event can be told in every language
promise-memory = What may be read of a running match has words, and no line changes unannounced; at the end, all may be read
promise-prompts = Every prompt can be told in every language, and speaks otherwise to the seat it is about
promise-choices = Every choice can be told in every language, and differs from the others offered
promise-phrases = Every phrase that is offered for a choice, typed, reads back as exactly that choice
promise-reasons = Why a move is good can be told in every language, and is the same whatever is hidden from the seat
promise-end-is-told = The sources of points, and what broke a tie, have names in every language
promise-tables-are-drawn = The table can be drawn in a terminal, for spectators and seats, in every language
promise-pieces-have-names = Every piece that the log or a prompt speaks of has a name in every language
promise-legal-moves-apply = Every legal move can be made, and leads to a sound state
promise-samples = A sample is a legal move, each equally likely
promise-refusals = Any other move is refused with a rule that exists, and changes nothing
promise-text-refusals = A move is refused with the same rule however it is said; what names no move, with a rule that exists
promise-fields = Every attribute of a state is listed in its fields, once; hashes, pickles and positions rest on it
promise-pickle = A pickled state comes back whole
promise-position = A position is JSON, and comes back whole
promise-begun-at-a-position = A match that begins at a position has a record that leads to the same state, or none
promise-redeal-shows-nothing = Redeal all that a seat cannot know: its view and its choices stay byte for byte the same
promise-strangers = A seat that the table does not have is refused, and shown nothing
promise-refusals-show-nothing = The rule that a refusal names is the same after a redeal
promise-features-show-nothing = The numbers for learning are the same after a redeal, within their bounds, and named once each
promise-redeal-knows-nothing = A redeal depends on what the seat knows and on its chance alone
promise-redeal-is-sound = A redeal keeps every piece, owes nothing to the real random state, and is a state to play on from
promise-redraw-keeps-what-is-known = A redraw changes nothing that any seat knows, and depends on nothing but what all know together
promise-spectators = Spectators see public information only: nothing of theirs changes when any one seat’s secrets do
promise-bot-gets-a-redeal = A bot gets a redealt copy and nothing else
promise-bot-is-legal = A bot chooses a legal move, and leaves the real state alone
promise-bot-does-not-peek = A bot chooses the same when only what it cannot know changes: the others’ cards, the deck, the random state
promise-bot-is-reproducible = The same seed, the same choice: of this bot, of a fresh one, and whatever it was asked before
promise-evaluation = Evaluations lie from 0 to 1, looking changes nothing, and at the end the winners lead
promise-order = The result does not depend on the order of arrival
promise-secret = Until all are in, the others see that a choice was made, and nothing of it
promise-revisions = A choice can be replaced until all are in, and the one replaced leaves no trace
promise-late = A choice sent twice counts once; one sent after the last is in is refused, and changes nothing
promise-every-rule-is-tested = Every rule of the rulebook is carried by a test, and every id a test carries is a rule
promise-counts = On a shrunken box there are as many ways to play as were counted when the rules were right
promise-digests = The matches go as they did when they were committed, whatever the build
promise-playthroughs-exist = It has its playthroughs, each of the table that its name says
promise-knowledge = In a tiny box, dealt many times: seats that were sent the same know the same, whatever the rest is
promise-fair-redeals = In a tiny box, at the start: redeals fall as deals do among those that show the seat the same
promise-fair-redraws = In a tiny box: deals that show all seats together the same are redrawn alike, and redraws fall as deals do
promise-scores = The scores equal an independent recount
promise-journal-tells-no-more = What happens is told to a seat as far as it comes to know it, and it comes to know what it is told
promise-playthrough = A playthrough, told again, comes out line by line the same

# At a table on a server: quick phrases, refusals, and what became of a record.
cli-serving = The tables are at { $address } (Ctrl-C stops the server).
cli-serving-already = The tables are already at { $address }: another window is serving them.
cli-admin-usage = say what to do: admin ban ADDRESS, admin unban ADDRESS, admin mute ADDRESS, admin unmute ADDRESS, admin close TABLE, or admin list
cli-admin-folder = there is no server data folder { $folder }; name it with --data
cli-admin-none = no ban or mute is in force for { $address }
cli-admin-ban = { $address } is banned.
cli-admin-unban = { $address } is no longer banned.
cli-admin-mute = { $address } is muted.
cli-admin-unmute = { $address } is no longer muted.
cli-admin-close = Table { $table } is closed.
cli-store-usage = say what to do: store check, store backup FILE, store restore FILE, store copy FROM TO, or store prune DAYS
cli-store-checked = { $tables ->
    [one] One table,
   *[other] { $tables } tables,
} { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
cli-store-copied = { $tables ->
    [one] One table
   *[other] { $tables } tables
} copied and compared, { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
cli-store-damaged = { $count ->
    [one] This table cannot be read, or does not follow its rules:
   *[other] These tables cannot be read, or do not follow their rules:
} { $tables }
cli-store-backed-up = Backed up to { $file }, and checked.
cli-store-restored = Restored from { $file }.
cli-store-aside = What was there before is now in { $file }.
cli-store-days = { $days ->
    [one] a day
   *[other] { $days } days
}
cli-store-pruned = { $count ->
    [0] No table has been idle for { cli-store-days }.
    [one] One table forgotten, idle for { cli-store-days } or longer.
   *[other] { $count } tables forgotten, idle for { cli-store-days } or longer.
}
phrase-hello = Hello!
phrase-good-luck = Good luck, everyone!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-one-moment = One moment…
phrase-your-turn = Your turn!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!
refused-rule = The rules don’t allow this move.
refused-stale = The table has changed. Choose again.
refused-secret = This seat isn’t yours.
refused-closed = This isn’t possible now.
refused-open = Some seats are still open.
refused-shared = This seat has already added its share to the deal.
refused-moved = This link has already been used. Ask for a new one on the device that has the seat.
refused-challenge = There is no such challenge.
refused-sealed = Others may still play this deal. Until its link closes, only those who have played it can see it.
refused-branch = Others may still play this deal. Until its link closes, nobody can review it or play on from it.
refused-puzzle = There is no such puzzle.
refused-taken = This seat is taken.
refused-full = All seats are taken.
refused-late = Your time is up.
refused-away = A bot is playing for you. Take your seat back first.
refused-present = This player is online.
refused-undo = No move to undo.
refused-enough = Minds have been changed too often at this table.
refused-revealed = Your move revealed something hidden, so it can’t be undone.
refused-memory = The rules of this game don’t let you look back.
refused-running = Wait until the game is over.
refused-unaided = This table is played without hints.
refused-banned = This address has been banned from this server.
refused-muted = This address has been muted on this server.
refused-hints = You can ask for a hint on your own turn.
refused-name = Choose a name of 1 to 24 visible characters, in a single alphabet.
refused-alike = Someone here already has a name that looks like this one.
refused-public = You already have several public tables waiting. Use one of them, or open a private table.
refused-level = There is no such bot.
refused-phrase = There is no such phrase.
refused-options = These options don’t go together.
refused-sheet = This sheet doesn’t fit the game.
refused-record = This is not a record that can be read here.
refused-game = There is no such game.
refused-review = That review is no longer kept. Ask for it again.
refused-table = There is no such table.
refused-message = The page and the server don’t understand each other. Reload the page.
refused-size = This is too long.
refused-rate = Too many requests. Wait a moment.
refused-busy = The server is very busy. Try again in a moment.
refused-slow = Your connection is too slow to follow this table.
refused-store = The server couldn’t save this. Nothing has changed.
refused-origin = This request comes from another website.
refused-host = This server doesn’t go by this name. Its operator can add it to the setting hosts.
refused-closing = The server is restarting. One moment.
# What a program that speaks to a server is told, beyond the server’s own refusals.
client-link = This is not the link of a table.
client-unreachable = No Ludothèque server answers at this address.
client-move = A move is one of the turn’s choices, its number or its text.
client-message = The server could not read this message.
verdict-honest = The deal is honest: the seal you were shown before the game fits, your share is in the deal, and the moves are legal and lead to the result. Only another player in league with the server could have rigged it.
verdict-sealed = The seal you were shown before the game fits, and the moves are legal and lead to the result. Give your page’s own share as well (--share), to prove that the server did not choose the deal alone.
verdict-shared = Your share is in the deal, and the moves are legal and lead to the result. Give the seal you were shown before the game as well (--commitment), to prove that the server’s part was fixed before yours.
verdict-consistent = This record is consistent: its moves are legal and lead to its result, and its deal fits the seal it states. Anyone can write such a record; only someone who kept the seal and a share from before the game can tell whether the deal was honest.
verdict-seed = The deal does not follow from what this record states.
verdict-other-seal = This is not the deal that was sealed before the game: the seal you were shown doesn’t fit.
verdict-other-share = The share you give is not in this deal.
verdict-short-seal = Give at least the first 8 characters of the seal.
verdict-legal = The moves are legal and lead to the result. This record has no seal, so the deal can’t be checked.
verdict-elsewhere = This record doesn’t say which table it comes from, so its seal can’t be checked.
verdict-unfinished = This record states a result, but its game isn’t over.
verdict-refused = This record is not valid: { $reason }.
