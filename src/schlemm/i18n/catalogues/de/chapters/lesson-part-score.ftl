### Lektion: kein Risiko für einen genauen Teilkontrakt.

lesson-part-score-question = Ihr seid in { $bid }, und vielleicht sind zehn Stiche da. Soll man { $better } ansagen, damit alles genau stimmt?
lesson-part-score-scores = Mit zehn Stichen bringt das höhere Gebot { $gain } mehr, mit neun kostet es { $loss }.
lesson-part-score-averages = Im Durchschnitt: Auch wenn der zehnte Stich fast sicher ist, bleibt { $bid } besser als { $better }.
lesson-part-score-never = Ein Stich zählt gleich viel, ob angesagt oder nicht, und die kleine Prämie ist dieselbe. Bleib in { $bid } und freu dich über den { -overtrick }.
lesson-part-score-game = Anders, wenn mit dem nächsten Gebot { -game(form: "der") } beginnt: { $better } statt { $bid } gewinnt { $gain } und riskiert { $loss }. Das lohnt sich ab { $percent } %.
