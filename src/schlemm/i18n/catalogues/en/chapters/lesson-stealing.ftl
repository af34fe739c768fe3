### Lesson: ruffing, why shape counts.

lesson-stealing-short = A short suit is soon used up. From then on you may ruff, and your smallest trump beats their ace: you steal the trick. Look at the same five cards twice, card by card.
lesson-stealing-notrump = Without trumps West runs the hearts: { $side } takes { $tricks } more tricks.
lesson-stealing-spades = With spades as trumps dummy ruffs twice: { $side } takes { $tricks } tricks.
lesson-stealing-why = The same cards, { $more } tricks more. In both cases best play on all sides comes to just that. This is why a short suit counts points once you have trumps.
