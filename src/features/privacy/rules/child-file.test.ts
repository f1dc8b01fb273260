import { describe, expect, test } from 'vitest'
import {
  deletionDate,
  groupDataLines,
  leavingLines,
  mergeDataLines,
  periodOf,
  total,
  yearMarks,
  type DataLine,
} from './child-file'
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

describe('the timeline of the deletions', () => {
  const TODAY = '2026-11-20'
  const facts = {
    ...{ born: '2013-02-09', seasonEnds: '2027-06-12', lastWord: '2026-08-31', periods: RETENTION_DEFAULTS },
    isOnRoster: false,
  }
  const health: DataLine = { ...line, class: 'health', until: 'health' }

  test('starts today, is sorted, and names each kind of data of a period once', () => {
    const lines = leavingLines(
      [line, line, { ...line, class: 'health' }, health, { ...line, until: 'account' }],
      facts,
      TODAY,
    )
    expect(lines.map(({ title, day }) => [title, day])).toEqual([
      ['Health and care', '2027-09-10'],
      ['Who the player is, health and care', '2028-08-31'],
    ])
    expect(lines[0]!.share).toBeCloseTo(294 / 650)
    expect(lines[1]!.share).toBe(1)
  })

  test('shows days that are over at its start', () => {
    const over = leavingLines([line], { ...facts, lastWord: '2020-01-01' }, TODAY)
    expect(over).toMatchObject([{ day: '2022-01-01', share: 0 }])
    expect(yearMarks(over, TODAY)).toEqual([])
  })

  test('marks the years within it', () => {
    const lines = leavingLines([line, health], facts, TODAY)
    expect(yearMarks(lines, TODAY).map(({ year }) => year)).toEqual(['2027', '2028'])
    expect(yearMarks(lines, TODAY)[0]!.share).toBeCloseTo(42 / 650)
    expect(yearMarks([], TODAY)).toEqual([])
    expect(yearMarks(leavingLines([line], { ...facts, lastWord: '2025-01-01' }, TODAY), TODAY)).toMatchObject([
      { year: '2027', share: 1 },
    ])
  })
})
