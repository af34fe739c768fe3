### A circle that meets again and again: its people, its evenings, its table.

refused-name-taken = Somebody in the circle has this name, or one that looks the same: choose another. If that is you, open the circle on your first device and get the link for this one there.
refused-circle-full = The circle is full: the table has room for { $most } people.
refused-circle-too-often =
    { $what ->
        [games] A circle begins no more than { $most } games in one evening: go on tomorrow.
       *[rules] The rules have been changed { $most } times: begin a game first, then they can be changed again.
    }
circle-left =
    { $what ->
        [games] Games that can still begin this evening: { $left }
       *[rules] How often the rules can still be changed before the next game: { $left }
    }
refused-only-host-agrees = The house rules are picked by whoever founded the circle.
refused-no-such-places = You cannot sit like that: everybody has exactly one place, and one of you has to play.

title-series = Circle – Schlemm
circle-door = Regular circle
circle-back = Back to the circle
circle-found = Found a circle
circle-found-text = For people who meet again and again: one link for everybody and for every week. Robbers and matches add up to a table, a line for each person, even as partners change.
circle-name = What is the circle called?
circle-name-example = Thursdays at Anna’s
circle-found-go = Found the circle
circle-known = Your circles
circle-closed = There is no circle for you here
circle-closed-why = Open the link that you were sent once more as a whole, to its last character. On another device you need your own link.
circle-own = This link brings { $name } into the circle on this device.
circle-invited = { $host } has founded this circle. Choose the name that stands in the table, and you belong to it.
circle-join = Join
circle-members = Who belongs to it
circle-here = here
circle-ready = Your seat is ready.
circle-sit = To the table
circle-standing = Table
circle-standing-help = What one pair wins the other loses: all points together are nought, as long as no bots play.
circle-standing-csv = This table (CSV)
circle-no-standing = Nothing has been settled yet. After the first robber this says who has how much.
circle-who = Name
circle-points = Points
circle-amount = Amount
circle-robbers = Robbers
circle-deals = Deals
circle-imps = IMPs
circle-matches = Matches
circle-boards = Boards
circle-of = { $won } of { $of }
circle-evenings = Evenings
circle-evening = The evening: { $day }
circle-bots = Bots
circle-against = { $a } against { $b }
circle-ahead =
    { $who }: ahead by { $measure ->
        [imps] { $points ->
            [one] { $points } IMP
           *[other] { $points } IMPs
        }
        [board-a-match] { $points ->
            [one] { $points } board
           *[other] { $points } boards
        }
       *[total-points] { $points ->
           [one] { $points } point
          *[other] { $points } points
       }
    }
circle-leads = { $who } ahead
circle-even = Level
circle-nothing = Ended before anything was settled
circle-begun = Nothing settled yet
circle-next = The next game
circle-who-plays = Who plays?
circle-bot = Bot
circle-seats = Who sits where
circle-place = Table { $room }, { $seat }
circle-out = Sits out: { $names }
circle-pivot-help = Partners change after each robber: with four, three robbers bring everybody together once; with five, one sits out in turn. You may change it by hand.
circle-match-help = The first team sits North-South at table 1 and East-West at table 2. Bots play the free places.
circle-begin = Deal the cards
circle-invite = Bring in friends
circle-invite-text = One link for everybody and for every week: send it to your group once. Whoever opens it gives a name and belongs to the circle.
circle-link = Link of the circle
circle-device = My link for another device
circle-device-text = For you alone: whoever has it plays in your name.
circle-change-rules = Change the house rules
circle-rules-from-now = This holds from the next game on.
