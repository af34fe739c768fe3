### What the exercises on bidding ask, and why an answer is right.

option-undoubled = undoubled
option-doubled = doubled
option-redoubled = redoubled
ask-tricks = How many tricks does { $bid } promise?
ask-tricks-left = You defend against { $bid }. How many tricks may your side win at most if the contract is still to be made?
ask-legal-bid = It is { $seat }’s turn, who would like to bid { $bid }. Is that allowed?
ask-lowest-bid = What is now the lowest bid in { $strain }?
ask-may-double = It is { $seat }’s turn. Is a double allowed now?
ask-may-redouble = It is { $seat }’s turn. Is a redouble allowed now?
ask-how-it-stands = The last bid is { $bid }. How is it played?
ask-over = Is the auction over?
ask-whose-call = Whose turn is it?
ask-contract = What is the contract, and who plays it?
ask-declarer = Who is declarer?
why-tricks = { $bid } means six tricks and { $level } more: { $tricks } in all.
why-plus-book = The { $level } counts from the seventh trick on. The first six always come on top.
why-tricks-left = { $bid } promises six and { $level }, so { $tricks } of thirteen tricks. That leaves you { $left }.
why-more-tricks = { $bid } promises more tricks than { $last }. That is enough; the suit does not matter then.
why-fewer-tricks = { $bid } promises fewer tricks than { $last }. A higher suit does not help.
why-higher-strain = { $bid } and { $last } promise as many tricks, but the suit of { $bid } ranks higher.
why-lower-strain = { $bid } and { $last } promise as many tricks, and the suit of { $bid } ranks lower.
why-same-level = { $strain } ranks above the suit of { $last }, so the same level will do: { $bid }.
why-next-level = { $strain } does not rank above the suit of { $last }. You have to go up a level: { $bid }.
why-not-above = { $bid } is not above { $last }.
why-may-double = { $bid } is a bid by the opponents and not doubled yet: { $seat } may.
why-may-redouble = The opponents have doubled { $bid }: { $seat } may redouble.
why-redoubled-already = { $bid } is redoubled already; { $seat } cannot raise the stake any further.
why-nothing-to-redouble = A redouble answers a double, and { $bid } is not doubled. { $seat } may not.
why-own-double = The double of { $bid } came from the same side. Only the opponents may redouble it, not { $seat }.
why-own-bid = { $bid } is a bid by the same side. { $seat } may only double the opponents.
why-doubled-already = { $bid } is doubled already; { $seat } cannot do it again.
why-stands-doubled = No bid came after the double of { $bid }, so it stands.
why-stands-redoubled = { $bid } was doubled, then redoubled, and no bid came after that: both stand.
why-cancelled = The double was of an earlier bid. { $bid } came later and cancelled it.
why-never-doubled = Nobody doubled { $bid }.
why-three-passes = After { $bid } three passed in a row: it is over. { $turn } has no further call.
why-one-more = There have not been three passes in a row after { $bid }: { $turn } still has a call.
why-four-passes = All four have passed, { $turn } too: there is no contract. At home the cards are dealt again, in a tournament both sides score zero.
why-three-at-first = Nobody has bid yet, so the fourth player has a call as well: it is { $turn }’s turn.
why-contract = The last bid was { $bid }; it becomes { $contract }.
why-last-bid-counts = Only the last bid counts, not one before it.
why-declarer = The last bid came from { $side }, and there { $seat } was the first to name { $strain }.
why-last-not-first = { $seat } did bid { $bid } last, but was not the first of that side to name its suit.
why-other-side = { $seat } has named { $strain } too, but is not of { $side }, who play the contract.
why-next-call = Everything goes clockwise: after { $seat } it is { $seat-2 }, one place to the left.
ask-which-call = Which of these calls may be made now?
why-which-call =
    { $call ->
        [none] A bid must be above { $last }, so at least { $lowest }. There is nothing to double or redouble now.
       *[other] A bid must be above { $last }, so at least { $lowest }; { $call } is allowed too.
    }
