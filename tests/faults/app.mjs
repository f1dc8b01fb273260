/** What stands in the addresses themselves. */
export const faults = [
  {
    name: 'Everybody may have the site publish, but its own worker may not',
    file: 'src/app/internal/publish-due/route.ts',
    before: 'if (!isFromWorker(request))',
    after: 'if (isFromWorker(request))',
    caughtBy: { layer: 'int', file: 'tests/int/scheduled.test.ts' },
  },
  {
    name: 'A pledge that was sent without scripts is missing in the campaign’s figures',
    file: 'src/app/forms/pledge/route.ts',
    before: 'response.status < 400',
    after: 'response.status === 201',
    caughtBy: { layer: 'int', file: 'tests/int/pledge-figures.test.ts' },
  },
]
