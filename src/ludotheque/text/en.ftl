# Words all games share, in English.
list-none = nothing
list-and = { $first } and { $last }
player = Player { $number }
