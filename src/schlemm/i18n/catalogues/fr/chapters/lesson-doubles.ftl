### Leçon : contre et surcontre.

lesson-doubles-stake = Au lieu d’annoncer ou de passer, vous pouvez contrer la dernière enchère des adversaires. Elle compte alors davantage, réussie ou non. À un contre, ils peuvent répondre par un surcontre.
lesson-doubles-stands = { $seat } contre { $bid }, { $seat-2 } surcontre et tous passent : on joue ainsi.
lesson-doubles-whose = On ne contre qu’une enchère des adversaires et on ne surcontre que leur contre, tant qu’aucune nouvelle enchère n’est venue : elle annule tout.
lesson-doubles-cancelled = On avait contré { $bid-2 }. On joue { $bid }, non contré.
