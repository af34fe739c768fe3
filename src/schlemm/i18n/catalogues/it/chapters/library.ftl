### La biblioteca: la porta, la ricerca e le fonti.

title-learn = Consultare – Schlemm
library-text = Regole, parole, sistemi e da dove viene tutto. Cerca quello che vuoi sapere.
library-search = Cerca in regole, lezioni, storia e glossario
library-search-hint = Per esempio: rispondere, { -double }, difesa
library-found =
    { $count ->
        [0] Qui non se ne parla. Prova con una parola più corta.
        [one] Trovato un passo
       *[other] Trovati { $count } passi
    }
library-more = E altri { $count }
library-group-rule = Regole
library-group-conflict = Dove le fonti discordano
library-group-lesson = Lezioni
library-group-history = Storia
library-group-word = Glossario
library-rules-text = In breve, con la fonte, e ognuna da provare subito.
library-conflicts-text = Quaranta punti, e che cosa vale davvero.
library-history-text = Dal whist a oggi, in poche righe.
library-glossary-text = Ogni parola in tedesco, austriaco, svizzero, italiano, inglese e francese.
library-sources-text = Che cosa c’è in ogni passo, in una frase, e che cosa ne facciamo.
library-sources-all = Tutti i passi, raccontati in una frase
library-source-S0 = Una pagina sul punteggio, con tabelle e quattro esempi
library-source-S1 = Le regole del bridge come le ha scritte un gruppo di casa
library-source-S2 = Un foglio italiano con le somme già fatte
library-source-S3 = Le spiegazioni di un calcolatore di bridge
library-source-S4 = Un’introduzione al bridge contratto
library-source-line = Fonte { $source }, riga { $line }
