### Exercises: playing.

ask-lead = You lead { $suit } against { $bid }. Which card?
why-lead = Here that is { $card }.
ask-finesse = Your opponents hold { $count } cards of this suit, among them { $card }. You want every trick. Do you finesse against West, or play from the top?
ask-finesse-known = Your opponents hold { $count } cards of this suit, among them { $card }. You know another suit: West has { $west } cards in it, East { $east }. Do you finesse against West, or play from the top?
option-finesse = Finesse against West
option-drop = Play from the top
why-spaces = West has room for { $west } unknown cards, East for { $east }: whoever has more room is likelier to hold the missing honour.
why-plan-queen = For the finesse you cash the king first and then lead low from South, through { $card }. From the top you play ace and king, and finesse after all if East shows out at once.
why-plan-king = For the finesse you lead low from South, through { $card }, as often as you can. From the top you play the ace and hope the king is bare.
why-finesse-or-drop = Out of 1000 layouts the finesse wins { $finesse }, playing from the top { $drop }.
ask-trumps = South is on lead, { $trump } is trumps, and the opponents still hold { $count } of them. Play { $trump } first, or { $suit } first, which dummy has not?
option-draw = Trumps first
option-ruff = The side suit first
why-draw = Once their trumps are gone, nobody can ruff your winners.
why-ruff = Each round of { $trump } takes a trump from dummy too. { $suit } lets it work first.
why-tricks-counted = Of the last { $tricks } tricks you take { $drawn } with { $trump } first and { $ruffed } with { $suit } first, with best play by all.
ask-first-bid = What did { $seat } bid first?
why-first-bid = { $seat } bid { $bid } first.
ask-who-named = Who was the first to name { $strain }?
why-who-named = It was { $seat }, with { $bid }. If that side ends up playing { $strain }, { $seat } is declarer.
ask-trumps-gone = { $trump } was trumps. How many trumps have gone?
why-trumps-gone = { $trump } played: { $count }.
ask-honour-gone = One of these honours has gone. Which?
why-honour-gone = { $card } has been played; the other four are still out.
