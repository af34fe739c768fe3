### Lektion: Verteilungen.

lesson-shapes-notation = Wie deine Karten auf die Farben fallen, schreibt man von der längsten Farbe an: { $shape } heißt zwei Viererfarben, eine Dreierfarbe und ein Double, gleich in welchen Farben. Keine Verteilung kommt öfter vor.
lesson-shapes-classes = Vier Arten genügen, um über ein Blatt zu reden: { -balanced }, mit einer langen Farbe, mit zweien oder mit dreien.
lesson-shapes-shares = Fast die Hälfte aller Blätter ist { -balanced }; Dreifärber sind selten.
lesson-shapes-most = Die flachste Verteilung { $flat } ist nicht die häufigste. Insgesamt gibt es { $count } Verteilungen.
