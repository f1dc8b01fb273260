/** Faults in the training and nutrition plan. */
export const faults = [
  {
    name: 'A child who may have neither peanuts nor milk is offered both',
    file: 'src/features/plan/rules/meals.ts',
    before: 'return diets.every(',
    after: 'return diets.length === 0 || diets.some(',
    caughtBy: { layer: 'unit', file: 'seed/plan-meals.test.ts' },
  },
  {
    name: 'The weight of a child under 13 stands on the screen, and everybody’s on paper',
    file: 'src/features/plan/rules/texts.ts',
    before: 'age >= GROWN_UP_UNTIL && !isOnPaper',
    after: 'age >= GROWN_UP_UNTIL || !isOnPaper',
    caughtBy: { layer: 'unit', file: 'src/features/plan/rules/texts.test.ts' },
  },
]
