### What a text tells of a deal: from a message, a file or a link.

title-deal = Read a deal – Schlemm
deal-title = A deal from a text
deal-text = Paste what you were sent: a deal as PBN or LIN, in the middle of a message too. In the installed app you can share the text to here.
deal-field = Text
deal-read = Read
deal-none = There is no complete deal in it. It is looked for as PBN such as N:AKQ.xxx… or LIN such as md|3S….
deal-dealer = Dealer: { $dealer }
deal-danger = Vulnerable: { $vulnerability }
