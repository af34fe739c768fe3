### Lesson: the classical rubber.

lesson-rubber-line = In the classical rubber the sheet has a line. Below it go only tricks bid and made, above it everything else. Whoever reaches { $points } below the line has won a game – over several deals, too.
lesson-rubber-sheet = { $side } make two contracts here that add up to { $points }: the first game. After that both sides start from nought below the line. The last row is the second game at one go.
lesson-rubber-danger = With the first game you are { -vulnerable }. There is no bonus here for a single game or { -part-score }, only for slams, for doubled contracts that are made, and in one hand for four or five trump honours or, at { -notrump }, for all four aces.
lesson-rubber-bonus = Two games win the rubber, and that brings { $quick } points if the others have none yet, otherwise { $slow }. At the end, whoever has more points in all has won.
lesson-rubber-deal = Deal
lesson-rubber-below = below the line
lesson-rubber-above = above
lesson-rubber-result = { $result }
