### Lektion: Trumpf ziehen oder trumpfen.

lesson-trumps-draw = Solange die Gegner Trümpfe haben, können sie in deine hohen Karten stechen. Darum ziehst du sie meist zuerst: Du spielst Trumpf, bis sie keine mehr haben.
lesson-trumps-drawn = Süd spielt aus. Mit { $trump } zuerst macht Süd { $drawn } der letzten vier Stiche, mit { $suit } zuerst nur { $ruffed }.
lesson-trumps-ruff = Eine Ausnahme ist wichtig: Hat der Tisch eine Farbe nicht und noch einen Trumpf, dann lass ihn erst trumpfen. Jeder Trumpf, den du ziehst, fehlt auch ihm.
lesson-trumps-ruffed = Diesmal umgekehrt: mit { $trump } zuerst { $drawn } Stiche, mit { $suit } zuerst { $ruffed }.
