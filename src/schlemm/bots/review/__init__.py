"""What a card is worth to one who sees no more than the player: hints during the play, and a look back after it.

``board`` is a board that is over and the moments of its play, ``compare`` holds the cards of one moment against each
other, ``why`` finds the sentence, ``plan`` another one about declarer's plan, ``hint`` answers "what now?", ``opened``
reckons with open cards, ``known`` with what the player could know. Whatever needs a solver is a job for a worker.
"""
