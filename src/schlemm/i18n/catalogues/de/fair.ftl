### Faires Teilen, das sich nachrechnen lässt.

refused-nothing-promised = Für dieses Teilen wird gerade keine Zahl gebraucht.
refused-given-already = Für dieses Teilen liegt von deinem Platz schon etwas vor.
refused-no-pack-to-cut = Hier wartet kein Stapel aufs Abheben.
refused-cut-first = Zuerst hebt { $seat } ab.
refused-bad-cut = Lass auf jeder Seite mindestens { $least } Karten liegen.
fair-link = { -deal }en nachrechnen
cli-deal-checked =
    { -deal } { $number }: { $verdict ->
        [kept] Die Karten folgen aus Versprechen und Zahlen.
        [broken] Die Geheimzahl passt nicht zum Versprechen.
        [other-cards] Andere Karten als die, die daraus folgen.
       *[unruled] Nicht nach der Regel geteilt.
    }
deal-no-file = Die Datei { $path } lässt sich nicht lesen ({ file-reason }).
deal-no-record = Die Datei { $path } enthält keine { -deal }en, wie die Seite sie sichert.
