### What the exercises ask, and why an answer is right.

ask-who-wins = Who wins this trick?
ask-which-card = It is your turn. Which card may you play?
why-highest = { $card } is the highest card in { $suit }. Cards discarded from other suits win nothing.
why-highest-of-all = Everybody followed in { $suit }, and { $card } is the highest card.
why-only-trump = { $card } is the only trump, and a trump beats every other suit.
why-highest-trump = More than one trump was played; { $card } is the highest.
why-follow = { $suit } was led and you have { $suit }: you must follow suit. How high you play is up to you.
why-any = You have no { $suit } left, so any card will do, a trump included. Nobody is obliged to ruff.
why-any-card = You have no { $suit } left, so any card will do.
