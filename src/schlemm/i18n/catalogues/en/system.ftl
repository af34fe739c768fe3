### The system book, and the commands schlemm system and schlemm bid.

## The systems

system-name-forum = Forum
system-name-natur-a = Natur A
system-name-natur-b = Natur B
system-name-acol = Acol
system-about-forum = The system for good club players, and the one the bots start with: natural, with five-card majors and a strong { -notrump }. Over 1NT, Stayman asks for four-card majors and transfers show the long ones. 2♣ and 2♦ show very strong hands, 2♥ and 2♠ weak ones with a six-card suit. Responder’s new suits are forcing, direct raises are limited. In competition there are take-out doubles, cue-bids and two-suited overcalls. It is our own system in the manner of Forum D, not the federation’s text.
system-about-natur-a = The simplest of the systems, where every call means what it names. You count high-card points and points for length. With at least 13 you open a suit of four cards, better five, with honours in it; the first bid of a side after the opponents have opened takes as much. 1NT shows a 4-3-3-3 shape, other even hands bid 2NT or 3NT from 20 points. Partner responds from 6 points in the longest or strongest suit; 1NT as a response denies support, a jump shows more than 13. 4NT and 5NT ask for aces and kings. It is enough to play on the first evening.
system-about-natur-b = Natural bidding with high-card points; in suit contracts short suits count as well. You open from 12 points; 1NT shows 16 to 18 and a balanced hand; with fewer or more points it opens a suit, and it responds in { -notrump }. A one-suiter repeats its suit; a two-suiter names the longer one first. Weak hands stay low, strong ones jump. There are hardly any artificial calls, so the book is quickly read.
system-about-acol = The system of English clubs: natural, with majors from four cards and a weak { -notrump }. 1NT shows 12 to 14 points; stronger balanced hands open a suit and bid { -notrump } next. Raises and { -notrump } responses are limited, so that partner only has to add up; new suits are forcing. 2♣ shows every very strong hand, 2♦, 2♥ and 2♠ weak ones with a six-card suit. Over 1NT there are Stayman and transfers, the fourth suit asks for more, 4NT asks for aces.
system-origin-forum = Forum, our own in the manner of Forum D
system-origin-natur-a = Natur A, as in “Die Regeln des Bridge”
system-origin-natur-b = Natur B, as in the introduction to contract bridge
system-origin-acol = Acol, as in English clubs
system-source-natur-a = { system-origin-natur-a }:
system-source-natur-b = { system-origin-natur-b }:

## In the book

system-book = System book: { $name }
system-changed = { $name }, changed
system-agreements = Agreements
system-first = Nobody has bid yet
system-likewise = Likewise, with the suits bid there, after { $auctions }
system-others = Other bids are natural here.
system-no-table = With these agreements there is nothing special here.
system-or = or: { $text }
system-force-request = asks for a bid
system-force-round = forcing for one round
system-force-game = forcing to game
system-artificial = artificial
system-brackets = Your own calls and partner’s stand without brackets, the opponents’ in brackets; where both opponents always pass, they are left out.
system-agreed = The book tells what is agreed, and leaves out hands that hardly ever come. Where two calls border on each other, the whole hand decides and not a point, the more freely once the opponents bid as well or slam is in sight. At the table each call tells what it shows with that leeway.
system-not-vulnerable = The book holds while the own side is { -not-vulnerable }. Where it is { -vulnerable }, preempts, weak twos and overcalls ask for more.

## Agreements

agreement-notrump = 1NT shows high-card points
agreement-two-notrump = 2NT shows high-card points
agreement-majors = Cards for an opening in a major
agreement-opening = Fewest points for an opening
agreement-preempts = Preempts: three of a suit opens weak, with a long suit
agreement-stayman = Stayman: 2♣ over 1NT asks for majors
agreement-transfers = Transfers: 2♦ and 2♥ over 1NT show the next suit
agreement-gerber = Gerber: 4♣ over { -notrump } asks for aces
agreement-key-cards = 4NT asks for key cards instead of aces
agreement-weak-twos = 2♥ and 2♠ are weak openings
agreement-weak-diamonds = 2♦ is a weak opening, 2♣ any very strong hand
agreement-strong-club = 1♣ opens every strong hand and says nothing about ♣
agreement-splinters = Splinters: a double jump shows shortness
agreement-drury = Drury: 2♣ by a passed hand is a good raise
agreement-inverted-minors = Inverted minors: 2 of partner’s minor is strong, 3 weak
agreement-fourth-suit = The fourth suit is artificial
agreement-negative-doubles = Negative doubles of overcalls
agreement-two-suiters = Their suit and 2NT show two suits
agreement-cue-raises = Their suit shows a good raise
agreement-leeway = Points of leeway once the opponents have bid
agreement-leads = Lead from a long suit
agreement-attitude = The card that encourages
agreement-count = First from an even number
agreement-preference = Suit preference: a high card asks for the higher side suit
agreed-yes = yes
agreed-no = no
agreed-fourth = fourth best
agreed-third = third and fifth
agreed-high = high
agreed-low = low

## Chapters

topic-opening = Openings
topic-answers = Responses
topic-answers-major = Responses to a major
topic-drury = Drury: responses by a passed hand
topic-answers-minor = Responses to a minor
topic-after-raise = After a raise
topic-rebids = Second bids
topic-opener-rebid = Opener’s second bid
topic-opener-two-level = Opener after a response at the two level
topic-responder-rebid = Responder’s second bid
topic-after-jump-rebid = After opener’s jump in the first suit
topic-third-round = After a jump shift, and the third round
topic-game = When there is enough for { -game }
topic-splinter = After a splinter
topic-controls = Controls on the way to slam
topic-checkback = Asking after a { -notrump } rebid
topic-notrump = After 1NT
topic-two-notrump = After 2NT
topic-slam = Asking for aces and kings
topic-aces = Asking for aces and kings
topic-asking = When to ask for aces
topic-notrump-slams = Slam by points
topic-gerber = Gerber
topic-overcalls = Overcalls
topic-notrump-overcalls = After an overcall in { -notrump }: on as after the opening
topic-advances = Responses to overcalls
topic-doubles = Doubles and the responses to them
topic-answers-to-two-suiters = Responses to two-suiters
topic-over-preempts = Against preempts and two-level openings
topic-over-notrump = Against their 1NT
topic-balancing = Balancing
topic-after-overcall = After their overcall
topic-after-double = After their double
topic-notrump-rescue = When they double our 1NT
topic-notrump-contested = When they disturb our 1NT
topic-semi-forcing = After the opening of 2♣; after opener’s 2NT, as after an opening 2NT
topic-game-force = After the opening of 2♦; after opener’s 2NT, as after an opening 2NT
topic-strong-club = After the strong opening of 1♣
topic-limited-clubs = After the natural opening of 2♣
topic-strong-club-disturbed = When they disturb our strong 1♣ or our 2♣
topic-weak-twos = After a weak two
topic-preempts = After partner’s preempt
topic-after-two-level = Responder after a response at the two level
topic-after-invitation = After an invitation
topic-opener-after-overcall = Opener after their overcall
topic-support = Opener when they overcall partner’s response
topic-competition = Fighting for the contract

## schlemm system

system-list = Systems
system-list-hint = Read the book: schlemm system forum. Change it: --set notrump=16-18. Keep it: --save FILE.
system-saved = Saved in { $path }: { $name }
system-unknown = In “{ $name }”, “{ $part }” is wrong. Possible here: { $known }.
system-none = There is no system “{ $name }”. There are: { $known }.
system-no-topic = This book has no chapter “{ $name }”. There are: { $known }.
system-bad-file = { $path } cannot be read as a system: it should be JSON with name and system, as --save writes it.
system-file-trouble = The file { $path } cannot be used: { file-reason }.
system-nothing-to-change = --set, --save, --topic and --all need a system: schlemm system forum …
system-fault = { $place }: { $detail }
system-faultless = { $path }: nothing is wrong.
system-own-changes = What is agreed stands in the text of { $path }: on forum/notrump=14-16. --set changes systems in the box.
system-differ = { $first } (−) and { $second } (+)
system-same = { $first } and { $second }: no call differs.
system-not-made = is not made
fault-near = “{ $word }” is not known here; perhaps { $near }.
fault-word = “{ $word }” does not fit here.
fault-line = This line cannot be read.
fault-not-artificial = { $call } does not speak of the suit that it names. Say so by an artificial meaning.
fault-not-answered = Partner’s call is forcing, and some hands have no answer here. End with a row for every hand.
fault-never-asked = No auction was found that this pattern answers: one above it takes them all, or its conditions contradict each other.
fault-never-made = No hand comes to this row: those above it take them all.

## schlemm bid

bid-board = Board { $number } · { -dealer } { $seat } · { $vulnerability }
bid-deal = { -dealer } { $seat } · { $vulnerability }
bid-systems = North-South: { $ns } · East-West: { $ew }
bid-contract = Contract: { $text }
bid-defect = { $place }: { $text }
bid-place = Board { $number }
bid-deal-defect = The cards cannot be dealt so. { $text }
bid-hands-missing = Bidding needs all four hands.
bid-unknown-call = I do not understand call { $number } in --auction: { $text }. Write P, X, XX or a bid such as 1NT.
bid-illegal-call = Call { $number } in --auction ({ $call }) is not allowed. { $why }
bid-both = Either a deal ({ $text }) or { $option }: leave one of them out.
bid-neither = “{ $text }” is neither a file nor a deal. A deal names a seat, and four hands from there on: N:AKQ54.K32.QJ3.32 … … …
bid-no-games = There is no game in { $path }.

## The page

title-systems = Systems – Schlemm
library-systems-text = What every call of the bots means, as a book – and how to change it to your taste.
systems-title = The system book
systems-text = What stands here is made from the rules by which the bots bid: no bot holds anything but what the book says. Change an agreement, and the book changes with it.
systems-choose = System
systems-other = changed
systems-reset = Back to the original
systems-keep = Keep under the name
systems-save = Save
systems-saved = Saved in this browser.
systems-full = There is no room left here: delete one of your systems, or take this one home as a file.
systems-delete = Delete “{ $name }”
systems-deleted = “{ $name }” is deleted. Its agreements still stand here.
systems-play = Play with it
systems-loading = The chapter is being written …
systems-call = Call
systems-meaning = Meaning
systems-agree = Change the agreements
systems-own-open = Write a system of your own
systems-own-text = The text of your system
systems-own-hint = Two spaces set a row in; the first row that takes a hand is its call. What follows # is a remark.
systems-own-how = How a system is written
systems-own-how-auction = After which calls: M is a major, x any suit; a dash alone stands for the opening.
systems-own-how-row = A row: the call, its meaning, whether it is forcing; behind the colon high-card points and how many cards of a suit.
systems-own-how-range = From 5 to 9, 5 or more, 9 at most.
systems-own-how-before = Everything else is as in the system below, but without calls of this meaning.
systems-own-how-meaning = A meaning of your own, a case of one that all systems have, and below it its sentence.
systems-own-how-base = What your system is built on, and what is agreed there.
systems-own-reading = Being read …
systems-own-right = Everything can be bid.
systems-own-wrong =
    { $count ->
        [one] One thing is not right yet. Until then it cannot be saved.
       *[other] { $count } things are not right yet. Until then it cannot be saved.
    }
systems-own-place = Line { $line }, column { $column }
systems-own-about = A system of one’s own, built on { $name }: what its text does not say is as there.
systems-own-alone = A system of one’s own; where its text says nothing, natural bidding goes on.
systems-own-title = Own system
systems-own-take = Take home as a file
systems-own-bring = Open a file
systems-own-link = The system as a link
systems-own-link-long = This text is too long for a link; it travels as a file.
systems-own-link-broken = A piece of this link is missing. Have it sent once more, or the file.
systems-own-too-long = This file is too long for a system, or no text.
systems-own-example =
    # Raise a major with one point less,
    # and all else stays as it is.
    # A row: the call, its meaning,
    # a colon, the hands.
opening-our-system = Your side’s system
opening-their-system = The opponents’ system
opening-system-hint = Every call of the bots can be opened and read at the table.
opening-level = How well the bots play
opening-level-anfaenger = Beginner
opening-level-anfaenger-hint = They play by rules of thumb: they count what they see, and do not picture the other hands.
opening-level-klub = Club
opening-level-klub-hint = They work out from the auction and the play how the cards may lie, and play accordingly.
opening-read-systems = Read and change systems
refused-unknown-system = There is no system “{ $name }”: “{ $part }” is wrong.

## Parts and search

part-own = What only this system has
part-openings = Opening and response
part-rebids = How it goes on
part-slam = On the way to slam
part-defence = When they have opened
part-contested = When they interfere
part-other = More
systems-contents = Contents
systems-search = Search the book
systems-search-hint = For example Stayman, splinter or 1NT 2C
systems-print = Print the book
systems-found =
    { $count ->
        [0] The book has nothing about this.
        [one] One place
       *[other] { $count } places
    }
systems-searching = Still searching …
systems-found-more = There is more; add a word.
