# Happy Pigs’ table in the browser.
ui-farm = Your farm
ui-farm-of = The farm of { $name }
ui-dollars = ${ $count }
ui-market = Market
ui-left = { $count } left
ui-chosen = chosen
ui-first = first
ui-neutral = neutral tile
ui-choose-tile = Choose a tile
ui-choose-piece = Choose a lit piece
ui-neutral-tiles = Neutral tile
ui-next = Next: { $card }
ui-unsafe = { $count ->
    [one] One of your pigs is not vaccinated.
   *[other] { $count } of your pigs are not vaccinated.
}
ui-money = money
ui-vaccinated = vaccinated
ui-fed = fed
ui-limit = limit { $count }
ui-before = Before the year begins
ui-subtitle = Round { $round } of { $rounds }
ui-prompt-choose-you = Those who choose the same share its limit. You may change your mind until all have chosen.
