### Lektion: wer spielt und wer zusieht.

lesson-dummy-roles = Wer den Kontrakt gewonnen hat, ist { -declarer } und spielt für zwei: Die Karten des Partners kommen offen auf den Tisch und heißen { -dummy }. Die beiden anderen verteidigen.
lesson-dummy-example = Ein Beispiel: { $contract }. { $seat } ist { -declarer }, { $seat-2 } ist { -dummy }, und links davon spielt { $seat-3 } aus, noch bevor die Karten offen liegen.
lesson-dummy-step = Geh Karte für Karte durch die ersten zwei Stiche.
lesson-dummy-lead = { $seat } spielt aus: { $card }. Jetzt erst wird { -dummy(form: "der") } aufgedeckt.
lesson-dummy-called = { $seat } sagt, welche Karte von { $seat-2 } gespielt wird: { $card }.
lesson-dummy-won = { $seat } gewinnt mit { $card } und spielt zum nächsten Stich aus.
lesson-dummy-again = { $card } kommt wieder von { $seat-2 }, und wieder hat { $seat } sie gewählt.
lesson-dummy-next = Der Stich gehört { $seat }, also kommt auch die nächste Karte von dort. Wählen darf sie { $seat-2 }.
lesson-dummy-rests = Wer offen liegt, hat Pause und gibt keine Tipps. Alle anderen sehen von nun an zwei Blätter: das eigene und dieses.
