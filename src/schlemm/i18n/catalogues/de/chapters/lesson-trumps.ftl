### Lektion: Trumpf ziehen oder trumpfen.

lesson-trumps-draw = Solange die Gegner { -trump(form: "pl") } haben, können sie in deine hohen Karten { -ruff }. Darum ziehst du sie meist zuerst: Du spielst { -trump }, bis sie keine mehr haben.
lesson-trumps-drawn = Süd spielt aus. Mit { $trump } zuerst macht Süd { $drawn } der letzten vier Stiche, mit { $suit } zuerst nur { $ruffed }.
lesson-trumps-ruff = Eine Ausnahme ist wichtig: Hat { -dummy(form: "der") } eine Farbe nicht und noch { -trump(form: "einen") }, dann lass ihn erst { -ruff }. Jede Runde { -trump }, die du spielst, nimmt auch ihm eine Karte davon.
lesson-trumps-ruffed = Diesmal umgekehrt: mit { $trump } zuerst { $drawn } Stiche, mit { $suit } zuerst { $ruffed }.
