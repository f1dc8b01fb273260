import { expect, test } from 'vitest'
import { INBOX_KIND_KEYS } from '@/features/entries/rules/kinds'
import { columnsOf, EVERY_KIND, rosterColumns, type Row } from './export-columns'

const OFFICE: Row = {
  kind: 'player-registrations',
  reference: 'PR-0000-0001',
  receivedAt: new Date('2026-11-21T03:30:00Z'),
  status: 'in_review',
  dueAt: null,
  division: null,
  city: 'Peoria',
  assignee: 'Kim',
  tags: ['sibling', 'call back'],
}

function line(columns: ReturnType<typeof columnsOf>, row: Row) {
  return Object.fromEntries(columns.map(({ label, read }) => [label, read(row)]))
}

test('has readable and unique labels', () => {
  for (const columns of [...INBOX_KIND_KEYS.map(columnsOf), EVERY_KIND, rosterColumns(true)]) {
    const labels = columns.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) expect(label).toMatch(/^[A-Z][A-Za-z’() -]+$/)
  }
})

test('writes a registration with labels and in the time zone of Arizona', () => {
  expect(
    line(columnsOf('player-registrations'), {
      ...OFFICE,
      dateOfBirth: '2014-04-09',
      positions: ['Center', 'Point Guard'],
    }),
  ).toMatchObject({
    Reference: 'PR-0000-0001',
    'Received (Arizona)': 'Nov 20, 2026, 8:30 PM',
    Status: 'In review',
    'Answer promised by (Arizona)': '',
    City: 'Peoria',
    Assignee: 'Kim',
    Tags: 'sibling, call back',
    'Date of birth': '2014-04-09',
    Positions: 'Center, Point Guard',
  })
})

test.each([null, undefined])('leaves the cell of a day empty when none is stored: %s', (dateOfBirth) => {
  expect(line(columnsOf('player-registrations'), { ...OFFICE, dateOfBirth })['Date of birth']).toBe('')
})

test('writes a pledge with its received amount in dollars', () => {
  const row = { ...OFFICE, kind: 'pledges', status: 'received', amountCents: '500000', receivedCents: '250050' }
  expect(line(columnsOf('pledges'), { ...row, receivedOn: new Date('2026-11-20T12:00:00Z') })).toMatchObject({
    Status: 'Received',
    'Amount pledged': '$5,000.00',
    'Amount received': '$2,500.50',
    'Received on': 'Nov 20, 2026',
  })
})

test('never exports internal notes, and medical notes only if they were ticked', () => {
  const labels = [...INBOX_KIND_KEYS.flatMap(columnsOf), ...rosterColumns(false)].map(({ label }) => label)
  expect(labels.filter((label) => /notes|medical/i.test(label))).toEqual([])
  expect(rosterColumns(true).map(({ label }) => label)).toContain('Medical notes')
})
