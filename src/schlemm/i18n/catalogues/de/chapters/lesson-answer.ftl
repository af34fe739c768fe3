### Lektion: antworten.

lesson-answer-least = Dein Partner hat eröffnet. Mit weniger als { $least } Punkten passt du. Ab { $least } nennst du deine beste Farbe oder unterstützt seine; mit mehr als { $most } springst du eine Stufe höher als nötig.
lesson-answer-auction = So weit ist { -auction(form: "den") }; du bist Süd und spielst Natur A.
lesson-answer-raise = { $points } Figurenpunkte, { $length } für Länge, vier Karten in der Farbe des Partners: { $call }.
lesson-answer-refuse = { $points } Figurenpunkte, { $length } für Länge, aber kaum Pik: { $call } sagt „deine Farbe nicht“.
lesson-answer-jump = { $points } Figurenpunkte, { $length } für Länge und eine eigene Farbe: Der Sprung auf { $call } zeigt Stärke.
lesson-answer-low = Ohne Sprung lehnt eine Antwort in { $strain } die Farbe des Partners ab; im Sprung zeigt sie Stärke und Figuren in jeder Farbe. { $bid } kostet wenig und hält { -auction(form: "den") } am Leben.
