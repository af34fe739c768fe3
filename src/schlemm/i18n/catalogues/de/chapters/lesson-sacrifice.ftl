### Lektion: das Opfergebot.

lesson-sacrifice-idea = Die Gegner haben { $bid } geboten und werden es erfüllen. Dann kannst du absichtlich zu hoch bieten, etwa { $better }: Das fällt, aber vielleicht kostet es weniger als ihr Gewinn. Man nennt das ein { -sacrifice }.
lesson-sacrifice-theirs = Was sie bekommen hätten.
lesson-sacrifice-ours = Was es dich kostet: { $saved } gespart, obwohl du gefallen bist.
lesson-sacrifice-bargains = Gegen { $bid }: um wie viele Stiche du im Kontra fallen darfst. Am billigsten ist es, wenn nur sie { -vulnerable } sind.
lesson-sacrifice-risk = Zwei Dinge können schiefgehen: Du fällst öfter als gedacht, oder ihr Kontrakt wäre gar nicht gegangen. Opfere darum nur mit einer langen Farbe und wenig { -defence(form: "im") }.
