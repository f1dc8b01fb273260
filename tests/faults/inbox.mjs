/** Faults in the inbox of the office and in the status mails to families. */
export const faults = [
  {
    name: 'Staff move an entry that went into another one',
    file: 'src/features/inbox/store/bulk.ts',
    before: ' AND merged_into IS NULL',
    after: '',
    caughtBy: { layer: 'int', file: 'tests/int/inbox-bulk-merged.test.ts' },
  },
  {
    name: 'Of two promises to one family the later one holds',
    file: 'src/features/inbox/store/entry/merge.ts',
    before: 'THEN least(k.due_at, g.due_at)',
    after: 'THEN greatest(k.due_at, g.due_at)',
    caughtBy: { layer: 'int', file: 'tests/int/merge.test.ts' },
  },
  {
    name: 'Players who have left stand in the roster that staff export',
    file: 'src/features/inbox/store/exports/plans.ts',
    before: "'p.deleted_at IS NULL AND ($1::text",
    after: "'($1::text",
    caughtBy: { layer: 'int', file: 'tests/int/exports.test.ts' },
  },
  {
    name: 'The treasurer reads what families write to the academy',
    file: 'src/features/inbox/rules/kind-roles.ts',
    before: "'form-entries': FAMILIES",
    after: "'form-entries': SUPPORTERS",
    caughtBy: { layer: 'int', file: 'tests/int/inbox-list.test.ts' },
  },
  {
    name: 'Who was declined hears it before the others of the tryout day',
    file: 'src/features/inbox/rules/stages.ts',
    before: "RESULT_STATUSES: readonly string[] = ['accepted', 'waitlisted', 'declined']",
    after: "RESULT_STATUSES: readonly string[] = ['accepted', 'waitlisted']",
    caughtBy: { layer: 'int', file: 'tests/int/tryout-days.test.ts' },
  },
  {
    name: 'Whoever is looked for up to eleven years of age is ten at most',
    file: 'src/features/inbox/store/filter-sql.ts',
    before: 'yearsBefore(to + 1)',
    after: 'yearsBefore(to)',
    caughtBy: { layer: 'int', file: 'tests/int/inbox-list.test.ts' },
  },
  {
    name: 'A family gets two answers, because the one that was held is not undone',
    file: 'src/features/inbox/store/status-mails/answer-mail.ts',
    before: "status IN ('waiting', 'held') AND kind LIKE 'answer-%'",
    after: "status = 'waiting' AND kind LIKE 'answer-%'",
    caughtBy: { layer: 'int', file: 'tests/int/tryout-days.test.ts' },
  },
  {
    name: 'A notice to the office is sent again to the family, and an answer to an address that it left',
    file: 'src/features/inbox/store/status-mails/mail-log.ts',
    before: 'const target = /^(answer-|note$)/.test(mail.kind)',
    after: 'const target = !/^(answer-|note$)/.test(mail.kind)',
    caughtBy: { layer: 'int', file: 'tests/int/status-mails-delivery.test.ts' },
  },
]
