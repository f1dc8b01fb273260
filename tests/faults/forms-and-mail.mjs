/** Faults in stored form submissions and in outgoing mail. */
export const faults = [
  {
    name: 'An academy without a registrar’s address gets mails to nobody',
    file: 'src/server/forms/insert.ts',
    before: ".filter(({ to }) => to !== '')",
    after: '',
    caughtBy: { layer: 'int', file: 'tests/int/mail-to-nobody.test.ts' },
  },
  {
    name: 'A program that fills in forms has us write to addresses that it made up',
    file: 'src/server/forms/store.ts',
    before: 'isSpam ? [] : await mails(reference, token, pool())',
    after: 'await mails(reference, token, pool())',
    caughtBy: { layer: 'int', file: 'tests/int/submissions.test.ts' },
  },
  {
    name: 'A family that sends other answers with the same key is thanked, and they are not stored',
    file: 'src/server/forms/store.ts',
    before: 'if (!stored.isDone || stored.value.contentHash === contentHash) return stored',
    after: 'return stored',
    caughtBy: { layer: 'int', file: 'tests/int/sent-again.test.ts' },
  },
  {
    name: 'What somebody put into a subject is markup in the mail',
    file: 'src/server/mail/html.ts',
    before: '${escapeHtml(subject)}',
    after: '${subject}',
    caughtBy: { layer: 'unit', file: 'src/server/mail/html.test.ts' },
  },
  {
    name: 'A mail that nobody can deliver stays on its way for ever, and staff never hear of it',
    file: 'src/server/mail/deliver.ts',
    before: "isPermanent || isLastAttempt ? 'failed'",
    after: "isPermanent && isLastAttempt ? 'failed'",
    caughtBy: { layer: 'int', file: 'tests/int/isolated/mail.test.ts' },
  },
]
