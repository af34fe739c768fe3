### Lesson: remembering.

lesson-memory-last = You may look at the last trick until the next is led. After that there is only memory. Nobody remembers everything at once; begin with what matters most.
lesson-memory-auction = First comes the auction: who named which suit, who passed? It tells you where the cards are before one is played.
lesson-memory-told = { $seat } has shown spades, { $seat-2 } hearts: remember it as a little story.
lesson-memory-cards = Then the cards. Count the trumps that have gone first, and remember the honours. Small cards come by themselves later.
lesson-memory-gone = From this trick remember: { $card } has gone, and { $trump } played: { $count }.
