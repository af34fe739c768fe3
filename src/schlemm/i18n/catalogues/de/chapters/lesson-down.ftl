### Lektion: wenn ein Kontrakt fällt.

lesson-down-each = Fehlen Stiche, bekommen die Gegner Punkte, und die eigenen Stiche zählen nichts. Jeder fehlende heißt { -undertrick(form: "pl") }: Mit sechs Stichen in einem Einer bist du einmal gefallen, { $result }. Ohne Kontra kostet ein { -undertrick(form: "pl") } { $white }, { -vulnerable } { $red }.
lesson-down-plain = { $result }, ohne Kontra: einfach mal zwei.
lesson-down-doubled = Mit Kontra wird es teuer, und zwar immer teurer: Der erste { -undertrick } kostet doppelt, jeder weitere noch mehr. Rekontriert ist alles noch einmal doppelt.
lesson-down-doubled-sum = { $result }: Die Summe wächst schneller als die Zahl der { -undertrick(form: "pl") }.
lesson-down-who = Darum kontrieren Gegner, die sicher sind, dass du fällst. Und darum ist ein { -undertrick(form: "pl") } ohne Kontra oft kein Unglück.
