/** Faults in access codes, sessions and parents’ accounts. */
export const faults = [
  {
    name: 'A device that nobody used for thirty days is still signed in',
    file: 'src/features/members/store/sessions.ts',
    before: 'IDLE_DAYS = 30',
    after: 'IDLE_DAYS = 31',
    caughtBy: { layer: 'int', file: 'tests/int/film-members.test.ts' },
  },
  {
    name: 'Codes end in the afternoon of the season’s last day',
    file: 'src/features/members/store/codes.ts',
    before: "(seasonend.day + 1)::timestamp AT TIME ZONE 'America/Phoenix'",
    after: "(seasonend.day + 1)::timestamp AT TIME ZONE 'UTC'",
    caughtBy: { layer: 'int', file: 'tests/int/film-codes.test.ts' },
  },
  {
    name: 'Whoever stole a parent’s session keeps it after the password was changed',
    file: 'src/features/members/store/accounts.ts',
    before: "await client.query('DELETE FROM member_sessions WHERE member_id = $1', [id])",
    after: '',
    caughtBy: { layer: 'int', file: 'tests/int/film-accounts.test.ts' },
  },
  {
    name: 'A link to the sign-in page leads a member to another site afterwards',
    file: 'src/features/members/store/member-handlers.ts',
    before: "return { kind: 'done', to: safePath(next) ?? paths.filmRoom, cookies }",
    after: "return { kind: 'done', to: next ?? paths.filmRoom, cookies }",
    caughtBy: { layer: 'int', file: 'tests/int/film-members.test.ts' },
  },
  {
    name: 'A parent who types the address with a capital cannot sign in',
    file: 'src/features/members/rules/account-schema.ts',
    before: '.transform((value) => value.toLowerCase())',
    after: '',
    caughtBy: { layer: 'int', file: 'tests/int/film-accounts.test.ts' },
  },
  {
    name: 'A refused form puts the password into a cookie',
    file: 'src/features/members/store/account-handler.ts',
    before: "NOT_KEPT = ['password', 'accessCode', 'token', 'proof']",
    after: "NOT_KEPT = ['accessCode', 'token', 'proof']",
    caughtBy: { layer: 'int', file: 'tests/int/film-accounts.test.ts' },
  },
  {
    name: 'A solved challenge opens the sign-in as often as one likes',
    file: 'src/server/proof-of-work.ts',
    before: '(await takeOnce(`proof:${challenge.signature}`, MINUTES)) ? data.level : null',
    after: 'data.level',
    caughtBy: { layer: 'int', file: 'tests/int/film-proof.test.ts' },
  },
  {
    name: 'Anybody says that a device is known',
    file: 'src/server/known-device.ts',
    before: 'isFresh && isSame(seal, sealOf([door, account, id, day])) ? id : null',
    after: 'isFresh ? id : null',
    caughtBy: { layer: 'int', file: 'tests/int/film-proof.test.ts' },
  },
]
