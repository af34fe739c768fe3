### Fair dealing that can be checked.

refused-nothing-promised = No number is needed for this deal right now.
refused-given-already = Your seat has already given its share for this deal.
refused-no-pack-to-cut = No pack is waiting to be cut.
refused-cut-first = { $seat } cuts first.
refused-bad-cut = Leave at least { $least } cards on each side.
fair-link = Verify the deals
cli-deal-checked =
    Deal { $number }: { $verdict ->
        [kept] The cards follow from the promise and the numbers.
        [broken] The secret does not fit the promise.
        [other-cards] Other cards than those that follow.
       *[unruled] Not dealt by the rule.
    }
deal-no-file = Cannot read the file { $path } ({ file-reason }).
deal-no-record = The file { $path } holds no deals as the page saves them.
