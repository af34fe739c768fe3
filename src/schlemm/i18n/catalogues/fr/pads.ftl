### Ce que le carnet de marque n’accepte pas, et que faire.

refused-pad-changed = Quelqu’un d’autre a écrit sur le carnet entre-temps : regardez-le et réessayez. Ce que vous avez saisi est encore là.
refused-no-such-line = Cette ligne n’est plus sur le carnet : vérifiez si elle a déjà été rayée.
refused-no-such-board = Il n’y a pas de telle donne ici : de 1 à { $boards }.
refused-board-written = La donne { $board } de la table { $room } est déjà notée : choisissez-en une autre, ou corrigez-la dans le tableau.
refused-no-honours = Ces honneurs n’existent pas ici : quatre ou cinq honneurs d’atout, à sans-atout quatre as, et seulement si vous les comptez.
refused-over-before = Ainsi, tout aurait été fini après la donne { $deal }, mais { $deals } sont notées : rayez d’abord ce qui suit.
refused-nothing-to-undo = Il n’y a plus rien à annuler.
refused-name-on-pad = { $name }, ou un nom qu’on confondrait avec lui, est déjà sur le carnet : distinguez les homonymes, par exemple par une lettre.
refused-too-many-people = Ce carnet n’a plus de place pour d’autres joueurs.
refused-pad-full = Ce carnet est plein : commencez-en un nouveau.
refused-pad-too-often = On a énormément corrigé sur ce carnet : continuez à écrire ou commencez-en un nouveau.
pad-left = Corrections encore possibles sur ce carnet : { $left }
refused-unknown-pad = Ce carnet n’existe pas ici : vérifiez que le lien est complet.
refused-wrong-pad-key = Ce lien n’ouvre pas le carnet : vérifiez qu’il est complet, jusqu’au dernier signe.
