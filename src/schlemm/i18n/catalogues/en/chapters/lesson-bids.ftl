### Lesson: bids and their order.

lesson-bids-promise = A bid names a number and a suit. The number promises tricks beyond the first { $book }: { $bid } means { $tricks } tricks with that suit as trumps, { $bid-2 } all { $tricks-2 } without trumps.
lesson-bids-order = There are { $count } bids. On every level they come in this order: { $strain-1 }, { $strain-2 }, { $strain-3 }, { $strain-4 }, { $strain-5 }. Each new bid has to be higher than the last: more tricks, or as many in a higher suit.
lesson-bids-climb = { $bid } ends the first level. It goes on with { $bid-2 }.
lesson-bids-lowest = To name a lower suit you have to go up a level: over { $bid } there is no { $bid-2 } any more, only { $bid-3 }.
