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
level-expert-help = Thinks for about a second, and tries a great deal.
level-trained-help = Learned the game by playing against itself.
ui-uncompiled = This copy is not compiled: here the strongest bots think for up to four seconds and see less.
ui-private = Who can join?
ui-private-yes = Only with the link
ui-private-no = Anyone
ui-clock = Time per move
ui-clock-none = No limit
ui-seconds = { $count } s
ui-open-table = Open the table
ui-yes = Yes
ui-no = No
ui-random = Random
ui-close = Close
ui-back = Back to the games
ui-you = You
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
ui-pace = Pace of the table
ui-pace-calm = Calm
ui-pace-brisk = Brisk
ui-pace-once = At once
ui-pace-wait = Wait for me
ui-go-ahead = Go on
ui-go-ahead-tap = Tap to go on
ui-go-ahead-turn = Go on: your turn
ui-catch-up = Skip ahead
log-taken-back = { $seat } takes a move back.
log-taken-back-some = A move was taken back.
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
ui-hint-scale = Estimated result, from 0 (last) to 100 (alone in front)
ui-made = { $name }: { $move }
ui-why-move = What spoke for this move?
ui-explain = Explain
ui-thinking = Thinking…
ui-undo = Undo
ui-result = Result
ui-report = Save this position
ui-report-seen = A position saved at a table, as { $name } saw it.
ui-report-shown = A position saved at a table, as everyone saw it.
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
ui-go-on = Resume
ui-go-on-with = Resume your game: { $title }
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
ui-decided-by = { $source }: { $mine } for { $name }, { $theirs } for { $other }.
ui-rematch = Rematch
ui-rematch-ready = A rematch is ready.
ui-watch-replay = Watch the replay
ui-loading = One moment…
ui-shelved = This table uses another version of the rules. It is saved, but can’t continue here.
ui-round = Round { $round }
ui-game = Game { $game }
ui-this-table = This table
ui-come-back = Take my seat back
ui-stand-in = Let a bot play for me
ui-stand-in-for = Let a bot play for { $name }
ui-seal = The deal was sealed before the first move: { $code }…
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
ui-wait-start = The game starts when everyone is seated.
refused-unreachable = The server can’t be reached.

ui-rulebook = The rules of { $title }
ui-contents = Contents
ui-ruling = Our ruling
ui-house = House value
ui-every-table = At every table

ui-replay = Replay
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
ui-about-honest-text = A bot is given what its seat may know, and nothing else. The deal is sealed before the first move and opened after the last, so anyone can check it.
ui-about-free = Free software
ui-about-free-text = Ludothèque is under the MIT licence. Pictures: our own drawings, Fluent Emoji by Microsoft (MIT) and Lucide (ISC). Fonts: Fraunces and Nunito (SIL Open Font License). Made with Svelte (MIT) and Project Fluent (Apache-2.0); built with Vite (MIT), tested with Playwright (Apache-2.0) and axe-core (MPL-2.0).
ui-about-licences = All licences
