### Faires Teilen, das sich nachrechnen lässt.

refused-nothing-promised = Für dieses Teilen wird gerade keine Zahl gebraucht.
refused-given-already = Für dieses Teilen liegt von deinem Platz schon etwas vor.
fair-link = Teilungen nachrechnen
