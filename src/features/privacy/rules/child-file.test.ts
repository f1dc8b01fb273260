import { describe, expect, test } from 'vitest'
import { mergeDataLines, groupDataLines, deletionDate, periodOf, total, type DataLine } from './child-file'
import { RETENTION_DEFAULTS } from './retention'

const line: DataLine = {
  ...{ what: 'Name', class: 'child', from: 'family', purpose: 'To know', until: 'entry', count: 2 },
  readers: ['registrar', 'the family'],
}

describe('the lines of a child’s file', () => {
  test('merges the same data of two forms, and leaves out what was never given', () => {
    const lines = mergeDataLines([line, { ...line, count: 3 }, { ...line, what: 'School', count: 0 }])
    expect(lines).toEqual([{ ...line, count: 5 }])
  })

  test('lists the same data separately when its retention period differs', () => {
    expect(mergeDataLines([line, { ...line, until: 'roster' }])).toHaveLength(2)
  })

  test('groups lines by kind of data, with a count', () => {
    const health: DataLine = { ...line, what: 'Note', class: 'health', count: 1 }
    expect(groupDataLines([health, line]).map(({ title, count }) => [title, count])).toEqual([
      ['Who the player is', 2],
      ['Health and care', 1],
    ])
  })

  test('counts lines by source', () => {
    expect(total([line, { ...line, from: 'office', count: 4 }])).toBe(6)
    expect(total([line, { ...line, from: 'office', count: 4 }], 'office', 'system')).toBe(4)
  })
})

describe('the deletion date', () => {
  const facts = { born: '2013-02-09', seasonEnds: '2027-06-12', lastWord: '2026-08-31', periods: RETENTION_DEFAULTS }

  test.each([
    ['health', '2027-09-10'],
    ['picture', '2028-06-12'],
    ['roster', '2030-06-12'],
    ['consent', '2033-02-09'],
    ['entry', '2028-08-31'],
    ['account', null],
  ] as const)('%s: %s', (period, day) => {
    expect(deletionDate(period, facts)).toBe(day)
  })

  test('has no day while its start date is unknown', () => {
    const unknown = { born: null, seasonEnds: null, lastWord: null, periods: RETENTION_DEFAULTS }
    expect(
      (['health', 'picture', 'roster', 'consent', 'entry'] as const).map((one) => deletionDate(one, unknown)),
    ).toEqual([null, null, null, null, null])
  })

  test('stores the entry of a rostered player as long as the player', () => {
    expect(periodOf(line, true)).toBe('roster')
    expect(periodOf(line, false)).toBe('entry')
    expect(periodOf({ ...line, until: 'health' }, true)).toBe('health')
  })
})
