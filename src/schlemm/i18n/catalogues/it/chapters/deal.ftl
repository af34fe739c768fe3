### Ciò che un testo dice di una smazzata: da un messaggio, un file o un link.

title-deal = Leggere una smazzata – Schlemm
deal-title = Una smazzata da un testo
deal-text = Incolla quello che ti hanno mandato: una smazzata in PBN o LIN, anche dentro un messaggio. Nell’app installata puoi condividere il testo fin qui.
deal-field = Testo
deal-read = Leggi
deal-none = Non c’è una smazzata intera. Si cerca PBN, per esempio N:AKQ.xxx…, o LIN, per esempio md|3S….
deal-dealer = Mazziere: { $dealer }
deal-danger = In zona: { $vulnerability }
