### Lektion: ein Vollspiel muss man ansagen.

lesson-game-bid-hundred = Bringen die angesagten Stiche { $points } Punkte oder mehr, ist es { -game(form: "ein") }, und dafür gibt es eine große Prämie. Am leichtesten zu merken ist, wo es jeweils anfängt.
lesson-game-bid-lowest = Ohne { -trump } genügen neun Stiche, in den { -major }n zehn, in den Unterfarben elf.
lesson-game-bid-same = Zählt nur, was gemacht ist? Nein. Elf Stiche in Pik, zweimal: { $result } bringt { $points }, { $result-2 } bringt { $points-2 }.
lesson-game-bid-bonus = Der Unterschied von { $more } ist die Prämie, und die hängt allein an der Ansage.
lesson-game-bid-chance = Ansagen heißt auch wagen: Fällst du in { $bid }, hätte { $bid-2 } gereicht. Im Schnitt lohnt sich das Wagnis schon bei { $white } % Aussicht auf den zehnten Stich, { -vulnerable } sogar bei { $red } %.
lesson-game-bid-head = Niedrigstes Gebot
lesson-game-bid-tricks = Stiche
lesson-game-bid-points = Punkte dafür
lesson-game-bid-one = { $bid }
