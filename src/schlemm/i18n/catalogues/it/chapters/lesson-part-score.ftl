### Lezione: nessun rischio per un parziale esatto.

lesson-part-score-question = Siete a { $bid }, e forse ci sono dieci prese. Conviene dichiarare { $better }, per essere precisi?
lesson-part-score-scores = Con dieci prese la dichiarazione più alta rende { $gain } in più; con nove costa { $loss }.
lesson-part-score-averages = In media: anche se la decima presa è quasi certa, { $bid } resta meglio di { $better }.
lesson-part-score-never = Una presa vale lo stesso, dichiarata o no, e il piccolo premio non cambia. Resta a { $bid } e goditi la { -overtrick }.
lesson-part-score-game = Diverso, se la dichiarazione seguente è manche: { $better } invece di { $bid } guadagna { $gain } e rischia { $loss }. Conviene dal { $percent }%.
