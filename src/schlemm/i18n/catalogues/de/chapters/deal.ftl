### Was ein Text von einer { -deal } sagt: aus einer Nachricht, einer Datei oder einem Link.

title-deal = { -deal } lesen – Schlemm
deal-title = { -deal } aus einem Text
deal-text = Füg ein, was man dir geschickt hat: eine { -deal } als PBN oder LIN, auch mitten in einer Nachricht. In der installierten App kannst du den Text hierher teilen.
deal-field = Text
deal-read = Lesen
deal-none = Darin steht keine ganze { -deal }. Gesucht wird PBN wie N:AKQ.xxx… oder LIN wie md|3S….
deal-dealer = { -dealer }: { $dealer }
deal-danger = Gefahr: { $vulnerability }
