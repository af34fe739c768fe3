### Lesson: slam.

lesson-slam-bonus = When both of you have shown strength, think beyond game. Twelve tricks bid as a small slam bring { $more } more than in game, vulnerable { $danger }.
lesson-slam-made = Twelve tricks, bid and made.
lesson-slam-ask = If two aces are missing, the slam is lost before it starts. So { $bid } asks for aces and { $better } after it for kings. The responses go by steps.
lesson-slam-steps = None and all four have the same response; partner can tell from their own hand.
lesson-slam-auction = North asks, South is to respond.
lesson-slam-limit = Aces in South: { $count }. { $bid } would be higher than { $trump } at this level. Rather understate and bid { $call }.
lesson-slam-clubs = If { $trump } is trumps, only { $call } is left: whoever asks there learns nothing. So do not.
