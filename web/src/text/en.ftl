# The page, in English.
ui-question = What shall we play?
ui-question-help = Small-box games, no account needed. Bots fill the empty seats.
ui-shelf = The shelf
ui-box = { $title }, { $spread ->
    [0] { $least ->
        [one] 1 player
       *[other] { $least } players
    }
   *[other] { $least } to { $most } players
}, { $minutes } minutes
ui-pages = Pages
ui-players = Players
ui-bots = Bots
ui-name = Your name
ui-options = Seats and options
ui-options-set = Options: { $options }
ui-rules = Rules
ui-rules-page = The rulebook on its own page
ui-play-bots = Play against bots
ui-invite = Invite friends
ui-join-link = Join by link
ui-join-link-help = Got a link or a table name from a friend? Paste it here.
ui-join-placeholder = Link or table name
ui-join-go = Take a seat
ui-join = Join
ui-join-table = Join a table: { $title }
ui-watch = Watch
ui-watch-table = Watch a table: { $title }
ui-pass-and-play = Pass and play on this device
ui-open-tables = Open tables
ui-waiting = { $count } looking for players
ui-being-played = in progress, { $count } players
ui-no-tables = No public tables right now. Open one that anyone can join.
ui-unofficial = Unofficial versions, made for love of the games. If you like one, buy the box.
ui-about = About
ui-unknown = There is nothing here.
ui-unknown-help = The link may be incomplete. Check the address, or choose a game.
ui-replays = Replays
ui-table-of = New table: { $title }
ui-seat = Seat { $number }
ui-seat-mine = Me (this device)
ui-seat-open = Open seat
ui-bot-level = Bot ({ $level })
level-beginner-help = Plays sensibly, and overlooks a good deal.
level-easy-help = Overlooks something now and then.
level-medium-help = Knows what is good, and does not look ahead.
level-hard-help = Tries its moves out in its head.
level-expert-help = Thinks for up to a second, and tries out a great deal.
level-trained-help = Learned the game by playing against itself.
ui-compiling = The expert is being prepared, which takes a few minutes. Until then it thinks for up to four seconds and looks less far ahead.
ui-uncompiled = This copy is not compiled: here the expert thinks for up to four seconds and looks less far ahead.
ui-private = Who can join?
ui-private-yes = Only with the link
ui-private-no = Anyone
ui-clock = Time per move
ui-clock-none = No limit
ui-hints = Hints
ui-hints-yes = Allowed
ui-hints-no = None
ui-hints-told = No hints at this table.
ui-patience = If someone stops playing
ui-patience-none = Keep waiting
ui-patience-help = After that time and a warning, the others may let a bot take over:
ui-patience-told = After { $count } min without a move, and a warning, the others may hand the seat to a bot ({ $level }).
ui-minutes = { $count } min
ui-seconds = { $count } s
ui-open-table = Open the table
ui-yes = Yes
ui-no = No
ui-random = Random
ui-close = Close
ui-back = Back to the games
ui-you = You
ui-someone = Someone
ui-here = Online
ui-elsewhere = Offline
ui-tag-turn = your turn
ui-tag-acts = playing
ui-your-turn = Your turn
ui-time-left = Time left: { $time }
ui-reconnecting = Reconnecting…
ui-reconnecting-help = Your last move is saved. Nothing is lost.
ui-watching = You are watching
ui-past = An earlier moment of this game.
ui-now = Back to the game
ui-log = Log
ui-show-moment = Show this moment
ui-chat = Phrases
ui-chat-none = No one has said anything yet.
ui-says = { $name }: { $phrase }
ui-curtain = Hand the screen to { $name }
ui-curtain-help = Everyone else, please look away.
ui-curtain-ready = I am { $name }, show my cards
ui-points-from = Score details
ui-wait = { $count ->
    [one] { $name } is choosing.
   *[other] The others are choosing.
}
ui-hand = Hand
ui-seek-choice = Filter moves
ui-language = Language
ui-theme = Appearance
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-auto = Same as device
ui-theme-to-light = Light appearance
ui-theme-to-dark = Dark appearance
ui-sound = Sound
ui-sound-off = Off
ui-sound-soft = Quiet
ui-sound-on = On
ui-pace = Pace
ui-pace-calm = Calm
ui-pace-brisk = Brisk
ui-pace-once = Instant
ui-pace-wait = Wait for me
ui-go-ahead = Continue
ui-go-ahead-tap = Tap to continue
ui-go-ahead-turn = Continue: your turn
ui-catch-up = Skip ahead
ui-moves-later = { $count ->
    [one] 1 move later
   *[other] { $count } moves later
}
log-taken-back = { $seat } undoes a move.
log-taken-back-you = You undo a move.
log-taken-back-some = A move was undone.
ui-order = Sort hand
ui-order-colour = By colour
ui-order-value = By value
ui-notify = Notify me on my turn
ui-forced = Pass for me when I can’t play
ui-forced-soon = Your only choice: { $move }
ui-forced-wait = Wait
ui-menu = Menu
ui-hint = Hint
ui-hint-says = Hint: { $move }
ui-hint-do = Play it
ui-hint-value = { $value } ± { $error }
ui-hint-scale = Estimated result, 0 to 100:
ui-hint-scale-help = 0 is last place, 100 is winning alone; ± is the margin of error
ui-made = { $name }: { $move }
ui-why-move = Why this move?
ui-explain = Explain
ui-thinking = Thinking…
ui-undo = Undo
ui-result = Result
ui-report = Save this position
ui-report-seen = A position saved at a table, as { $name } saw it.
ui-report-shown = A position saved at a table, as everyone saw it.
ui-learn = Learn in 3 minutes
ui-learn-title = Your first game
ui-learn-do = Your move: { $move }
ui-learn-done = Well done!
ui-learn-play = Play a game
ui-learn-table = Back to your table
ui-learn-again = Play it again
ui-learn-leave = Leave the lesson
ui-tour = Show me around
ui-tour-next = Next
ui-tour-back = Back
ui-tour-done = Let’s play
ui-tour-step = { $step } of { $last }
ui-tour-help = Highlighted pieces can be played. Tap another to see which rule forbids it. { $in ->
    [menu] For a hint, open the menu ☰.
   *[bar] The light bulb gives a hint.
}
ui-your-games = Your games
ui-show-all = Show all ({ $count })
ui-resume = Resume
ui-go-on-with = Resume your game: { $title }
ui-all-games = All your games
ui-running = In progress
ui-no-running = No games in progress.
ui-turn-of = { $name } to play
ui-turn-several = { $count } players to choose
ui-not-started = Not started yet
ui-shelved-short = Uses another version of the rules
ui-remove-game = Remove from your games: { $title }
ui-removed = Removed from your games.
ui-finished = Finished
ui-no-finished = Your finished games will be listed here.
ui-won-with = Won with { $score }
ui-placed-with = Place { $place } of { $count }, with { $score }
ui-watch-replay-of = Watch the replay: { $title }
ui-review-of = Review the game: { $title }
ui-record = Your record
ui-no-record = Your results will be counted here.
ui-record-help = Kept in this browser only. Games with several players on this device are not counted.
ui-played = Played
ui-won = Won
ui-average = Average place
ui-best = Best score
ui-last-places = Your last games: the higher the bar, the better your place
ui-opponents = Opponents
ui-against-people = People
ui-against-mixed = People and bots
ui-against-bots = Bots of several levels
ui-export = Save as a file
ui-import = Load a file
ui-imported = { $count ->
    [0] Nothing new in this file.
    [one] 1 game added.
   *[other] { $count } games added.
}
ui-import-wrong = This file contains no Ludothèque games. Choose one that was saved here.
ui-your-replays = Your finished games
ui-link-local = This link only works on this computer. For friends on your network, start the server again with this added:
ui-end-you = You win with { $total }
ui-end-you-shared = You share the win with { $names }: { $total }
ui-end-won = { $count ->
    [one] { $names } wins with { $total }
   *[other] { $names } share the win: { $total }
}
ui-total-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ui-tie-broken = Tie-breaker:
ui-what-decided = What decided it
ui-decided-by = { $source }: { $name } { $mine }, { $other } { $theirs }.
ui-rematch = Rematch
ui-invite-scan = Point a camera at it, or send the link.
ui-invite-code = QR code of this table
ui-seat-along = Move my seat to another device
ui-seat-along-help = Scan this with the other device. Your hand moves there and closes here; the game does not stop.
ui-seat-code = QR code of your seat
ui-seat-secret = Only for you: anyone who scans it sees your cards.
ui-seat-once = It works once.
ui-seat-copied = Link copied. Open it on your other device.
ui-seat-moved = Your seat is on another device now. You are watching.
ui-rematch-join = Join the rematch
ui-clock-help = { $step } s for each move, and a reserve of { $bank } for the whole game: what takes longer comes out of it.
ui-time-reserve = { $time } for this move, { $reserve } in reserve
ui-rematch-ready = A rematch is ready.
ui-share = Share
ui-share-title = Share the result
ui-share-line = { $title }: { $result } { $scores }.
ui-share-send = Send
ui-share-save = Save picture
ui-share-copy = Copy text
ui-share-copied = Text copied.
ui-share-select = Select the text above and copy it.
ui-same-deal = Same deal
ui-same-deal-help = Anyone with the link plays the same deal against the same bots. What was dealt stays sealed for everyone who hasn’t played it: as long as the link is open, this game can’t be reviewed or played on from.
ui-same-deal-make = Create the link
ui-challenge = Play the same deal
ui-challenge-help = { $name } has played this deal with { $count } players. Played so far: { $played ->
    [one] once
   *[other] { $played } times
}. You sit in the same seat, against bots; what was dealt stays sealed until you have finished.
ui-challenge-played = You have played this deal with { $count } players. { $played ->
    [1] Nobody else has finished it yet: send the link, and compare.
   *[other] Played so far: { $played } times. Send the link to compare with more people.
}
ui-challenge-play = Play it
ui-compare = Compare
ui-compare-moves = Where the moves differ
ui-compare-who = { $name }:
ui-compare-move = Move { $move }.
ui-compare-same = Nowhere: every move is the same.
ui-compare-over = already finished
ui-place-of = Place { $place } of { $count }
ui-watch-replay = Watch the replay
ui-loading = One moment…
ui-shelved = This table uses another version of the rules. It is saved, but can’t continue here.
ui-round = Round { $round }
ui-game = Game { $game }
ui-this-table = This table
ui-come-back = Take my seat back
ui-stand-in = Let a bot play for me
ui-stopped-mine = The others are waiting for your move. In { $seconds } s they may let a bot play for you.
ui-stopped-mine-late = The others are waiting for your move. They may now let a bot play for you.
ui-stopped-absent = { $name } has been gone for a while.
ui-stopped-idle = { $name } hasn’t moved for a while.
ui-stopped-asked = { $name } has been asked to move: { $seconds } s left.
ui-stopped-late = { $name } still hasn’t moved.
ui-stopped-ask = Remind them
ui-stopped-bot = Let a bot play
ui-stopped-end = End the game
ui-stopped-sure = End it for everyone?
ui-ended = This game was ended early, so it has no result.
ui-seal = The server sealed its part of the deal before the first move: { $code }…
# The deal, checked by the page at the end of a game.
deal-good = Deal checked by this page: nobody chose it alone
deal-part = Deal checked by this page, in part
deal-watched = How the deal can be checked
deal-bad = Something is wrong with this deal
deal-seal-fits = The server’s part of the deal is the one it sealed before the game: this page kept the seal.
deal-seal-other = The server’s part of the deal is not the one it sealed before the game.
deal-seal-unknown = This browser didn’t see the seal before the game, so it can’t compare it.
deal-share-in = This page’s own random part is in the deal, so the server couldn’t choose the deal alone.
deal-share-missing = This page’s own random part is not in the deal.
deal-share-none = This page added nothing to the deal, so it can’t tell whether the server chose it alone.
deal-seed-follows = The deal’s number follows from all parts, the table and its options.
deal-seed-other = The deal’s number doesn’t follow from its parts.
deal-not-proven = Not proven here: that the cards follow from that number (the command below does that), and that no other player was in league with the server.
deal-how = To check the rest yourself, save the record from the replay, then:
ui-read-rule = Read this rule
ui-sit = Sit here
ui-swap = Swap seats
ui-copy-link = Copy link
ui-link-copied = Link copied. Send it to your friends.
ui-waiting-for = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}
ui-start = Start
ui-start-bots = Start with { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
ui-wait-start = The game starts when everyone is seated.
refused-unreachable = The server can’t be reached.
ui-unreachable-help = Your games are safe there, and we keep trying. Your results and the rulebooks you have opened are still here.
ui-try-again = Try again
ui-new-version = A new version is ready.
ui-reload = Reload

ui-rulebook = The rules of { $title }
ui-contents = Contents
ui-ruling = Our ruling
ui-house = House value
ui-every-table = At every table

ui-replay = Replay
ui-record-checked = Record checked: legal moves, right result
ui-replay-help = Open a game record or a saved position, or come here from a finished game.
ui-replay-open = Open a file
ui-replay-seen = Seen by
ui-replay-spectator = Spectators
ui-replay-knew = What I knew
ui-replay-true = What was true
ui-replay-step = Move { $step } of { $last }
ui-replay-first = To the start
ui-replay-back = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = One move on
ui-replay-last = To the end
ui-replay-speed = Speed
ui-replay-timeline = Timeline
ui-replay-save = Save game record

ui-about-title = About Ludothèque
ui-about-what = Ludothèque is a library of small-box games. Play them with friends and honest bots, in the browser or in the terminal; study them, or let bots play thousands of games.
ui-about-whose = Whose games these are
ui-about-by = by { $designers }, published by { $publisher }
ui-about-published = published by { $publisher }
ui-about-traditional = a traditional game
ui-about-unofficial = This project is unofficial. It is not connected with the games’ authors or publishers, uses none of their pictures or texts, and exists because we love these games. If you do too, buy the box. It is prettier, and it supports the people who made it.
ui-about-house = House values
ui-about-house-text = The rules are told in our own words. Where a printed value is not public, we chose one ourselves. The rulebook labels it “house value” wherever it appears, and it may differ from the box.
ui-about-honest = Honest bots
ui-about-honest-text = A bot is given what its seat may know, and nothing else. The server seals its part of the deal before the game, every page adds a part of its own, and at the end each page checks that both are in it.
ui-about-free = Free software
ui-about-free-text = Ludothèque is under the MIT licence. Pictures: our own drawings, Fluent Emoji by Microsoft (MIT) and Lucide (ISC). Fonts: Fraunces and Nunito (SIL Open Font License). Made with Svelte (MIT) and Project Fluent (Apache-2.0); built with Vite (MIT), tested with Playwright (Apache-2.0) and axe-core (MPL-2.0).
ui-about-licences = All licences

# The review of a game that is over.
ui-review = Review
ui-review-chance = Chance to win, %
ui-review-here = The best moves here
ui-review-whose = { $name } to move, { $count ->
    [one] one possible move
   *[other] { $count } possible moves
}. Chance to win, %:
ui-review-made = played
ui-review-ringed = ringed on the table
ui-review-knew = See what { $name } knew
ui-review-cost = The move played cost { $cost } ± { $error } points.
ui-review-perhaps = The move played may have cost something: { $cost } ± { $error } points.
ui-review-best = The move played was as good as any.
ui-review-why = Better: { $move }. { $reason }
ui-review-end = The game is over here.
ui-review-sources = Luck and skill
ui-review-player = Player
ui-review-sum = Sum
ui-review-adds-up = In percentage points, from the chance at the start to the result; they add up exactly. Decisions count by what their player knew; luck is the deal, the draws and how the unseen cards lay.
ui-review-turn = Moves { $from } to { $to }: { $change } points for { $name }
ui-review-costliest-of = { $name }: the costliest decisions
ui-review-mistake = Move { $number }: { $made }. Better: { $best }.
ui-review-place = place { $place }
ui-review-luck = mostly luck
ui-review-decisions = mostly decisions
ui-review-mistake-of = A mistake by { $name }: { $made }
ui-review-working = Reviewing the game…
ui-review-first = First pass, { $seconds } s
ui-review-full = Full depth, { $seconds } s
ui-review-move = This move
ui-review-moments = Moments
ui-review-next = Next turning point
ui-review-apart = In detail
ui-review-decisions-of = { $name }’s decisions
ui-review-about = Estimated from imagined games, { $worlds } for each decision: what the player couldn’t know is dealt again, and bots play on. ± is a 95% interval.

# Playing on from a moment of a game, and exercises.
ui-what-if = What if…
ui-what-if-help = Play on from here (after move { $step }), against bots. The game you are watching stays as it is.
ui-what-if-seat = You play as
ui-what-if-cards = What was hidden
ui-what-if-anew = Dealt again
ui-what-if-true = As it was
ui-what-if-anew-help = Everything { $name } couldn’t know then is dealt again.
ui-what-if-true-help = Everything lies as it did in the game.
ui-what-if-go = Play on from here
ui-branch-seal = This table starts in the middle of another game, so its deal can’t be proven.
ui-train = Practise here
ui-train-at = Practise here: move { $number }
ui-train-title = Exercise { $at } of { $count }
ui-train-ask = Move { $number }: { $name } saw this. What would you play?
ui-train-right = { $move }: nothing better was found.
ui-train-cost = { $move } costs you { $cost } points.
ui-train-perhaps = { $move } may cost you something: { $cost } points.
ui-train-else = { $move } is not among the best moves.
ui-train-better = Better: { $move }. { $reason }
ui-train-reason = { $reason }
ui-train-yours = your choice
ui-train-made = played then
ui-train-obvious = the obvious move
ui-train-next = Next mistake
ui-train-back = Back to the replay
ui-puzzle = Puzzle
ui-puzzle-day = Puzzle of the day
ui-puzzle-solve = Solve
ui-puzzle-ask = Find the best move. It’s not the obvious one.
ui-puzzle-next = Next puzzle
