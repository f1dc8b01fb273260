/** The doors of the API, files, and what happens at a certain hour. */
export const faults = [
  {
    name: 'Strangers’ wrong passwords keep staff out of their own computer',
    file: 'src/server/staff/door.ts',
    before: 'if (device) return',
    after: 'if (device && !email) return',
    caughtBy: { layer: 'int', file: 'tests/int/staff-sign-in.test.ts' },
  },
  {
    name: 'A stolen session of an admin makes more admins',
    file: 'src/server/staff/confirm-change.ts',
    before: 'return rowCount === 1',
    after: 'return true',
    caughtBy: { layer: 'int', file: 'tests/int/staff-changes.test.ts' },
  },
  {
    name: 'A player that asks for the end of a film waits for one byte too many',
    file: 'src/server/http/byte-range.ts',
    before: 'Math.min(Number(last), size - 1)',
    after: 'Math.min(Number(last), size)',
    caughtBy: { layer: 'unit', file: 'src/server/http/byte-range.test.ts' },
  },
  {
    name: 'A family is reminded after eight in the evening',
    file: 'src/features/film/store/assignments/reminders.ts',
    before: 'hour >= LAST_HOUR',
    after: 'hour > LAST_HOUR',
    caughtBy: { layer: 'int', file: 'tests/int/film-reminders.test.ts' },
  },
  {
    name: 'What was refused within a transaction is stored all the same',
    file: 'src/server/database/transaction.ts',
    before: "isRefused(result) ? client.query('ROLLBACK') : commit(client, joined)",
    after: 'commit(client, joined)',
    caughtBy: { layer: 'int', file: 'tests/int/transactions.test.ts' },
  },
]
