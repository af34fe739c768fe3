### Schweiz: nur was anders heißt (domain D2). Die Schreibung ohne ß stellt das Programm her.

-trump = Atout
-lead = Angriff
strain-NT = Ohne
