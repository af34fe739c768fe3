### Lektion: Kontra und Rekontra.

lesson-doubles-stake = Statt zu bieten oder zu passen, kannst du das letzte Gebot der Gegner kontrieren. Dann zählt es mehr, ob sie es erfüllen oder nicht. Auf ein Kontra können sie mit Rekontra antworten.
lesson-doubles-stands = { $seat } kontriert { $bid }, { $seat-2 } rekontriert, und alle passen: So wird gespielt.
lesson-doubles-whose = Kontrieren kannst du nur ein Gebot der Gegner, rekontrieren nur ihr Kontra, und beides nur, solange kein neues Gebot gekommen ist. Denn das hebt alles auf.
lesson-doubles-cancelled = Kontriert war { $bid-2 }. Gespielt wird { $bid }, und das einfach.
