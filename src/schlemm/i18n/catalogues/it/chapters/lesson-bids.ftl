### Lezione: le dichiarazioni e il loro ordine.

lesson-bids-promise = Una dichiarazione nomina un numero e un colore. Il numero promette prese oltre le prime { $book }: { $bid } vuol dire { $tricks } prese con quel colore come atout, { $bid-2 } tutte e { $tricks-2 } senza atout.
lesson-bids-order = Le dichiarazioni sono { $count }. A ogni livello vengono in quest’ordine: { $strain-1 }, { $strain-2 }, { $strain-3 }, { $strain-4 }, { $strain-5 }. Ognuna deve superare l’ultima: più prese, oppure le stesse in un colore più alto.
lesson-bids-climb = Con { $bid } finisce il primo livello. Si va avanti con { $bid-2 }.
lesson-bids-lowest = Per nominare un colore più basso bisogna salire di un livello: sopra { $bid } non c’è più { $bid-2 }, ma solo { $bid-3 }.
