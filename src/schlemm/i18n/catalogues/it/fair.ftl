### Distribuzione onesta e verificabile.

refused-nothing-promised = Per questa smazzata ora non serve alcun numero.
refused-given-already = Dal tuo posto c’è già un contributo per questa smazzata.
refused-no-pack-to-cut = Nessun mazzo aspetta di essere tagliato.
refused-cut-first = Prima taglia { $seat }.
refused-bad-cut = Lascia almeno { $least } carte da ogni parte.
fair-link = Verifica le smazzate
cli-deal-checked =
    Smazzata { $number }: { $verdict ->
        [kept] Le carte derivano dall’impegno e dai numeri.
        [broken] Il segreto non corrisponde all’impegno.
        [other-cards] Carte diverse da quelle che ne derivano.
       *[unruled] Non distribuita con la regola.
    }
deal-no-file = Impossibile leggere il file { $path } ({ file-reason }).
deal-no-record = Il file { $path } non contiene smazzate come le salva la pagina.
