### Practice of bidding: a hand for a topic, and after every call what the system would have said.

title-practice = Practise bidding – Schlemm
practice-title = Practise bidding
practice-text = You are dealt a hand; your partner and the opponents bid by the system. After every call you hear what the system would have said, and why.
practice-choose = What would you like to practise?
practice-system = Everybody bids
practice-read-system = Read the system’s book

## Topics

drill-opening = Opening
drill-opening-text = Nobody has bid yet: is your hand enough, and for what?
drill-answer-suit = Responding to a suit
drill-answer-suit-text = Your partner has opened one of a suit.
drill-answer-notrump = Responding to 1NT
drill-answer-notrump-text = Your partner has opened 1NT: pass, invite, { -game } or more?
drill-answer-strong = Responding to strong openings
drill-answer-strong-text = Your partner has opened 2♣, 2♦ or 2NT.
drill-rebid = Opener’s second bid
drill-rebid-text = You have opened and your partner has responded.
drill-slam = On the way to slam
drill-slam-text = Together you have at least 31 high-card points. Do you get there?
drill-overcall = Overcalling
drill-overcall-text = The player on your right has opened: pass, bid a suit or double?
drill-answer-overcall = Responding to an overcall
drill-answer-overcall-text = Your partner has overcalled; now it is your turn.
drill-answer-double = Responding to a take-out double
drill-answer-double-text = Your partner’s double asks for your best suit.
drill-competing = When the opponents interfere
drill-competing-text = Your partner has opened and the opponent on your right has said something.
drill-over-preempts = Against preempts
drill-over-preempts-text = The opponents have opened high and weak.
drill-reopening = Reopening
drill-reopening-text = The opening on your left ends the auction if you pass now.
drill-doubling = To double or not
drill-doubling-text = The opponents have bid, but you have points too.

## At the hand

practice-hand = Your hand
practice-where = Dealer { $seat }, { $vulnerability }.
practice-not-found = No hand for this topic turned up quickly with this system. Here is just any.
practice-tap = Tap a call to see what it means.
practice-told = { $call } by { $seat } means:
verdict-same = { $call } is what the system says too.
verdict-possible = { $call } is possible too. The system prefers { $better }.
verdict-other = The system would have said { $better } here.
practice-promises = What the table reads
practice-why-not = Why not { $call }?
practice-mark-same = like the system
practice-mark-possible = possible too
practice-mark-other = unlike the system
practice-double-risk = Careful: { $bid } is only a { -part-score }. If the opponents make it doubled, it counts { $points } points and becomes a { -game }.
practice-double-back = Better not
practice-double-anyway = { $call } all the same
practice-next = Next hand
practice-topics = Another topic
practice-tally =
    { $hands ->
        [0] No hand bid to the end yet
        [one] One hand bid to the end so far
       *[other] { $hands } hands bid to the end so far
    }. Calls like the system’s: { $same } of { $calls }{ $possible ->
        [0] { "" }
       *[other] , and { $possible } possible too
    }.

## At the end

practice-end = This is what came of it
practice-passed-out = Passed out.
practice-outlook = { $contract }: { $tricks } tricks on average, made { $made } times in 100.
practice-model = The system’s auction
practice-model-same = The system would have bid the same.
practice-estimated = Tricks and chances are estimated from { -declarer }’s and { -dummy }’s cards.
refused-practice-gone = The server no longer knows this hand. Take the next one.
