### Lektion: Gebote und ihre Reihenfolge.

lesson-bids-promise = Ein Gebot nennt eine Zahl und eine Farbe. Die Zahl verspricht Stiche über die ersten { $book } hinaus: { $bid } heißt { $tricks } Stiche mit dieser Farbe als { -trump }, { $bid-2 } alle { $tricks-2 } ohne { -trump }.
lesson-bids-order = Es gibt { $count } Gebote. Auf jeder Stufe kommen sie in dieser Reihe: { $strain-1 }, { $strain-2 }, { $strain-3 }, { $strain-4 }, { $strain-5 }. Jedes neue Gebot muss höher sein als das letzte: mehr Stiche, oder gleich viele in einer höheren Farbe.
lesson-bids-climb = Nach { $bid } ist die erste Stufe zu Ende. Weiter geht es mit { $bid-2 }.
lesson-bids-lowest = Wer eine niedrigere Farbe nennen will, muss eine Stufe höher: Über { $bid } gibt es kein { $bid-2 } mehr, nur noch { $bid-3 }.
