### Die Bibliothek: ihre Tür, die Suche und die Quellen.

title-learn = Lernen – Schlemm
library-title = Lernen und nachschlagen
library-text = Fang mit einer Lektion an, oder such, was du wissen willst.
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
library-begin = Anfangen
library-practise = Üben
library-look-up = Nachschlagen
library-school-text = Kurze Lektionen vom ersten Stich bis zum { -sacrifice }, jede mit Aufgaben.
library-rules-text = Kurz erzählt, mit Quelle, und jede gleich zum Ausprobieren.
library-conflicts = Wo die Quellen streiten
library-conflicts-text = Vierzig Stellen, und was wirklich gilt.
library-history = Geschichte
library-history-text = Von Whist bis heute, in ein paar Zeilen.
library-glossary-text = Jedes Wort auf Deutsch, Österreichisch, Schweizerisch, Italienisch, Englisch und Französisch.
library-sources = Die fünf Quellen
library-sources-text = Was an jeder Stelle steht, in einem Satz, und was wir daraus machen.
library-sources-all = Alle Stellen, in einem Satz nacherzählt
library-source-S0 = Eine Seite über die { -scoring }, mit Tabellen und vier Beispielen
library-source-S1 = Die Regeln des Bridge, wie eine Runde zu Hause sie aufgeschrieben hat
library-source-S2 = Ein italienischer Bogen mit fertigen Summen
library-source-S3 = Die Erklärungen zu einem Bridgerechner
library-source-S4 = Eine Einführung in Kontraktbridge
library-source-line = Quelle { $source }, Zeile { $line }

learn-ways = So hilft dir der Tisch
learn-way-count = Werte dein Blatt
learn-way-count-text = Zähle Figuren, Längen und Kürzen selbst, dann vergleiche Summand für Summand.
learn-way-why = Frag „Warum?“
learn-way-why-text = Jede Ansage am Tisch sagt dir, was sie verspricht.
learn-way-reason = Versuch es ruhig
learn-way-reason-text = Was nicht erlaubt ist, bleibt liegen und sagt dir, welche Regel im Weg steht.
learn-way-points = Lies den Zettel
learn-way-points-text = Tippe auf eine Zahl: Sie zerfällt in die Schritte, aus denen sie entstanden ist.
