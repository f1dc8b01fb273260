/** Faults on the path from an accepted registration to the roster, and in what the site shows of a player. */
export const faults = [
  {
    name: 'Comments of children under 13 are read by everybody at once',
    file: 'src/features/people/store/rosters/accept.ts',
    before: '< TEEN_AGE',
    after: '>= TEEN_AGE',
    caughtBy: { layer: 'int', file: 'tests/int/rosters-accept.test.ts' },
  },
  {
    name: 'The site still spells the last name in a text after the family took it back',
    file: 'src/features/people/store/enrolment/save.ts',
    before: "...(publication === 'full' ? {} : texts)",
    after: "...(publication !== 'hidden' ? {} : texts)",
    caughtBy: { layer: 'int', file: 'tests/int/enrolment-site.test.ts' },
  },
  {
    name: 'Every parent opens the medical notes of every child',
    file: 'src/features/people/store/enrolment/handlers.ts',
    before: 'viewer.children.some(({ id }) => id === child)',
    after: 'viewer.children.length > 0',
    caughtBy: { layer: 'int', file: 'tests/int/enrolment-open.test.ts' },
  },
]
