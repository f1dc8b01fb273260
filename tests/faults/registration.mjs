/** Faults in what families submit and in their private status page. */
export const faults = [
  {
    name: 'The mail about a registration goes to the child instead of the parent',
    file: 'src/features/registration/store/registrations/handlers.ts',
    before: 'to: values.parentEmail,',
    after: 'to: values.email,',
    caughtBy: { layer: 'int', file: 'tests/int/submissions.test.ts' },
  },
  {
    name: 'A family withdraws what staff have begun to read',
    file: 'src/features/inbox/store/family-status/store.ts',
    before: "if (!rows[0] || !isOpen(rows[0].status)) return 'closed'",
    after: "if (!rows[0]) return 'closed'",
    caughtBy: { layer: 'int', file: 'tests/int/family-status.test.ts' },
  },
  {
    name: 'The private page tells a result while its mail is held',
    file: 'src/features/inbox/rules/stages.ts',
    before: "['waiting', 'held', 'queued', 'undone']",
    after: "['waiting', 'queued', 'undone']",
    caughtBy: { layer: 'unit', file: 'src/features/inbox/rules/stages.test.ts' },
  },
]
