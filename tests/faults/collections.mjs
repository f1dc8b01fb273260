/** Faults in access control, consistency hooks and field validation of the collections. */
export const faults = [
  {
    name: 'Visitors read drafts, and what lies in the trash',
    file: 'collections/access/rules.ts',
    before: '{ and: [PUBLISHED, NOT_IN_TRASH] }',
    after: '{ or: [PUBLISHED, NOT_IN_TRASH] }',
    caughtBy: { layer: 'int', file: 'tests/int/drafts.test.ts' },
  },
  {
    name: 'A coach deletes players for good',
    file: 'collections/site/Players.ts',
    before: "delete: only('registrar'),",
    after: "delete: only('registrar', 'coach'),",
    caughtBy: { layer: 'int', file: 'tests/int/access.test.ts' },
  },
  {
    name: 'Who was a coach once, and is an editor now, still reads the members of the old divisions',
    file: 'collections/access/rules.ts',
    before: "const divisions = hasRole(req.user, 'coach') ? divisionsOf(req.user) : []",
    after: 'const divisions = divisionsOf(req.user)',
    caughtBy: { layer: 'int', file: 'tests/int/access.test.ts' },
  },
  {
    name: 'The older of two changes overwrites the newer one unseen',
    file: 'collections/hooks/keep-fresh.ts',
    before: 'if (seen !== stored)',
    after: 'if (seen > stored)',
    caughtBy: { layer: 'int', file: 'tests/int/inbox-entries.test.ts' },
  },
  {
    name: 'A picture that a draft shows is deleted, and the draft loses it',
    file: 'collections/hooks/keep-used-picture.ts',
    before: 'for (const draft of [false, true])',
    after: 'for (const draft of [false])',
    caughtBy: { layer: 'int', file: 'tests/int/editing.test.ts' },
  },
  {
    name: 'Visitors read the old text of a page that staff have changed, of every page but the home page',
    file: 'collections/hooks/revalidate.ts',
    before: 'cacheTags.global(global.slug)',
    after: "cacheTags.global('home-page')",
    caughtBy: { layer: 'int', file: 'tests/int/invalidation.test.ts' },
  },
  {
    name: 'A link that staff wrote leads to another host, behind a slash and a backslash',
    file: 'collections/fields/basic.ts',
    before: String.raw`/^(\/(?![/\\])|#`,
    after: String.raw`/^(\/(?!\/)|#`,
    caughtBy: { layer: 'unit', file: 'collections/fields/basic.test.ts' },
  },
  {
    name: 'A calendar day that staff enter is the day before in Arizona',
    file: 'collections/fields/day.ts',
    before: 'T12:00:00.000Z',
    after: 'T00:00:00.000Z',
    caughtBy: { layer: 'unit', file: 'collections/fields/day.test.ts' },
  },
]
