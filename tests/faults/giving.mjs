/** Faults in gifts, the funding deck and tours. */
export const faults = [
  {
    name: 'Whoever only promised a gift gets a letter for the tax office',
    file: 'src/features/giving/store/pledges/letters.ts',
    before: "HERE = ['received', 'acknowledged']",
    after: "HERE = ['pledged', 'received', 'acknowledged']",
    caughtBy: { layer: 'int', file: 'tests/int/letters.test.ts' },
  },
  {
    name: 'A link to the deck that staff have closed still opens it',
    file: 'src/features/giving/store/deck/queries.ts',
    before: ' AND is_revoked IS NOT TRUE',
    after: '',
    caughtBy: { layer: 'int', file: 'tests/int/deck-links.test.ts' },
  },
  {
    name: 'A tour that a visitor moved leaves the calendar, and one that was cancelled stays there',
    file: 'src/features/giving/store/tours/mails.ts',
    before: 'isCancelled: !isMoved',
    after: 'isCancelled: isMoved',
    caughtBy: { layer: 'int', file: 'tests/int/tours.test.ts' },
  },
]
