### Lektion: wer mit wem spielt.

lesson-partners-seats = Vier sitzen am Tisch und heißen nach den Himmelsrichtungen. Wer sich gegenübersitzt, spielt zusammen: { $side } gegen { $side-2 }. Die Stiche der beiden Partner zählen gemeinsam.
lesson-partners-around = So liegen alle vier Blätter um den Tisch. Wenn du spielst, siehst du zuerst nur dein eigenes.
lesson-partners-turns = Alles geht im Uhrzeigersinn, das Geben, das Bieten und das Spielen. Der Nächste ist immer links von dir.
lesson-partners-phases = Jede { -deal } hat drei Teile. Zuerst { -auction(form: "der") }: Ihr bietet darum, wie viele Stiche ihr machen werdet. Dann werden die dreizehn Stiche gespielt, und zum Schluss wird abgerechnet.
