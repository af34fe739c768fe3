### Leçon : qui joue le contrat.

lesson-declarer-first = La dernière enchère dit quel camp joue. Mais lequel des deux sera déclarant dépend de la première, pas de la dernière : c’est celui d’entre eux qui a nommé cette couleur en premier.
lesson-declarer-raised = { $seat } a dit { $bid }. Mais { $seat-2 } a nommé { $strain } en premier et joue le contrat.
lesson-declarer-why = Il s’agit toujours du camp qui joue. Ce que les adversaires ont nommé avant ne compte pas.
lesson-declarer-side = Le premier à table à dire { $strain } était { $seat }. Mais { $side } joue, et là c’était { $seat-2 }.
