### Lektion: Schlemm.

lesson-slam-bonus = Habt ihr beide Stärke gezeigt, denk über { -game(form: "den") } hinaus. Zwölf Stiche als { -small-slam } angesagt bringen { $more } mehr als { -game(form: "im") }, { -vulnerable } { $danger }.
lesson-slam-made = Zwölf Stiche, angesagt und gemacht.
lesson-slam-ask = Fehlen zwei Asse, ist der { -slam } verloren, bevor er beginnt. Darum fragt { $bid } nach Assen und danach { $better } nach Königen. Geantwortet wird in Stufen.
lesson-slam-steps = Keines und alle vier haben dieselbe Antwort; der Partner sieht an seinem Blatt, was gemeint ist.
lesson-slam-auction = Nord fragt, Süd ist dran.
lesson-slam-limit = Süd hat Asse: { $count }. { $bid } stünde höher als { $trump } auf dieser Stufe. Lieber untertreiben: { $call }.
lesson-slam-clubs = Ist { $trump } { -trump }, bleibt nur { $call }: Wer dort fragt, erfährt nichts. Dann lass es.
