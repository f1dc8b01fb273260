/** Faults in the parts that src/app itself holds: pages and route handlers. */
export const faults = [
  {
    name: 'Everybody may have the site publish, but its own worker may not',
    file: 'src/app/internal/publish-due/route.ts',
    before: 'if (!isFromWorker(request))',
    after: 'if (isFromWorker(request))',
    caughtBy: { layer: 'int', file: 'tests/int/scheduled.test.ts' },
  },
  {
    name: 'A new pledge is missing in the campaign’s figures',
    file: 'src/database/triggers.sql',
    before: `"pledges_changed" AFTER INSERT OR`,
    after: `"pledges_changed" AFTER`,
    caughtBy: { layer: 'int', file: 'tests/int/pledge-figures.test.ts' },
  },
]
