/** Faults in films, quizzes and comments. */
export const faults = [
  {
    name: 'Answers that are sent again after the end seem to be worth more than was stored',
    file: 'src/features/film/store/quizzes/attempts.ts',
    before: 'attempt.isFinished ? attempt.answers : input.answers',
    after: 'input.answers',
    caughtBy: { layer: 'int', file: 'tests/int/film-quiz-dialog.test.ts' },
  },
  {
    name: 'Only children under 13 wait for a coach where staff chose all players',
    file: 'src/features/film/rules/comments.ts',
    before: "review === 'players' || isUnder13",
    after: "review === 'players' && isUnder13",
    caughtBy: { layer: 'unit', file: 'src/features/film/rules/comments.test.ts' },
  },
  {
    name: 'Members still watch a film that lies in the trash',
    file: 'src/features/film/store/films/films.ts',
    before: ' AND f.deleted_at IS NULL`',
    after: '`',
    caughtBy: { layer: 'int', file: 'tests/int/film-library.test.ts' },
  },
]
