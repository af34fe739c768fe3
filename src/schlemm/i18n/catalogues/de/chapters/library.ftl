### Die Bibliothek: ihre Tür, die Suche und die Quellen.

title-learn = Nachschlagen – Schlemm
library-text = Regeln, Wörter, Systeme und woher das alles kommt. Such, was du wissen willst.
library-search = Suchen in Regeln, Lektionen, Geschichte und Glossar
library-search-hint = Zum Beispiel: { -follow }, Kontra, { -sacrifice }
library-found =
    { $count ->
        [0] Dazu steht hier nichts. Versuch es mit einem kürzeren Wort.
        [one] Eine Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
library-more = Und { $count } weitere
library-group-rule = Regeln
library-group-conflict = Wo die Quellen streiten
library-group-lesson = Lektionen
library-group-history = Geschichte
library-group-word = Glossar
library-rules-text = Kurz erzählt, mit Quelle, und jede gleich zum Ausprobieren.
library-conflicts-text = Vierzig Stellen, und was wirklich gilt.
library-history-text = Von Whist bis heute, in ein paar Zeilen.
library-glossary-text = Jedes Wort auf Deutsch, Österreichisch, Schweizerisch, Italienisch, Englisch und Französisch.
library-sources-text = Was an jeder Stelle steht, in einem Satz, und was wir daraus machen.
library-sources-all = Alle Stellen, in einem Satz nacherzählt
library-source-S0 = Eine Seite über die { -scoring }, mit Tabellen und vier Beispielen
library-source-S1 = Die Regeln des Bridge, wie eine Runde zu Hause sie aufgeschrieben hat
library-source-S2 = Ein italienischer Bogen mit fertigen Summen
library-source-S3 = Die Erklärungen zu einem Bridgerechner
library-source-S4 = Eine Einführung in Kontraktbridge
library-source-line = Quelle { $source }, Zeile { $line }
