import { describe, expect, test } from 'vitest'
import { splitExport, partRows, type FileRow } from './file'
import { columnLabel } from './labels'
import { formatReaders } from './readers'
import { writeSheet } from './sheet'
import { showCell } from './show'

const row: FileRow = {
  ...{ table: 'players', columns: ['first_name'], what: 'Name', class: 'child', from: 'office', purpose: 'To play' },
  ...{ readers: ['registrar', 'the family'], until: 'roster', count: 1, records: [{ first_name: 'Zuri' }] },
}

describe('a value of a child’s file', () => {
  test.each([
    ['player_registrations', 'date_of_birth', '2015-04-09', 'Apr 9, 2015'],
    ['consents', 'at', '2026-11-21T01:12:00+00:00', 'Nov 20, 2026, 6:12 PM'],
    ['consents', 'is_given', false, 'No'],
    ['consents', 'key', 'photo', 'Photos and film on the site'],
    ['divisions', 'key', 'photo', 'photo'],
    ['player_registrations', 'status', 'in_review', 'In review'],
    ['tryout_registrations_history', 'to', 'in_review', 'In review'],
    ['players', 'publication', 'hidden', 'Nothing: not on the website'],
    ['inbox_entries', 'kind', 'tryout-registrations', 'Tryout'],
    ['audit_events', 'action', 'opened the file', 'Opened everything we hold'],
    ['audit_events', 'detail', 'opened the file', 'opened the file'],
    ['film_views', 'seen', '{[0,30),[45,60)}', '0 to 30, 45 to 60'],
    ['inbox_entries', 'tags', ['north', 'late'], 'north, late'],
    ['enrolments', 'medical_notes', 'in_review', 'in_review'],
    ['mails', 'to', 'dana@example.org', 'dana@example.org'],
    ['players', 'bio', null, ''],
  ])('shows %s.%s %j as %s', (table, column, value, text) => {
    expect(showCell(table, column, value)).toBe(text)
  })

  test('has a label for parents, or is an id that needs none', () => {
    expect(columnLabel('tryout_registrations', 'parent_name')).toBe('Parent or guardian')
    expect(columnLabel('enrolments', 'player_id')).toBeNull()
  })
})

describe('the contents of the file', () => {
  const note: FileRow = { ...row, what: 'Notes of the office', class: 'words', readers: ['registrar'], count: 2 }
  const code: FileRow = { ...row, what: 'Code', class: 'secret', readers: ['the family'] }

  test('gives families what the data map allows, and never a secret', () => {
    const { included, leftOut } = splitExport([row, note, code], 'the family')
    expect(included).toEqual([row])
    expect(leftOut.map(({ what, count }) => [what, count])).toEqual([
      ['Notes of the office', 2],
      ['Code', 1],
    ])
  })

  test('gives staff everything but secrets, and lists keys only by their number', () => {
    const { lines, leftOut } = partRows([row, note, code], 'the office', 3)
    expect(lines.map(({ what }) => what)).toEqual(['Name', 'Notes of the office'])
    expect(leftOut.map(({ count }) => count)).toEqual([1, 3])
  })

  test('merges the same data of two tables into one line', () => {
    const { lines } = partRows([row, { ...row, table: 'seasons_roster', count: 4 }], 'the office', 0)
    expect(lines).toMatchObject([{ count: 5, sheets: [{ table: 'players' }, { table: 'seasons_roster' }] }])
  })
})

describe('a sheet', () => {
  const comment = (text: string) => ({ text, second: 12 })

  test('puts rows of short values into a table, and stacks long texts', () => {
    const sheet = (text: string) => writeSheet({ table: 'film_comments', records: [comment('Nice'), comment(text)] })
    expect(sheet('Wow')).toContain('<th scope="col">Comment</th>')
    expect(sheet('x'.repeat(80))).toContain('<table>')
    expect(sheet('x'.repeat(81))).not.toContain('<table>')
    expect(sheet('two\nlines')).not.toContain('<table>')
    expect(writeSheet({ table: 'film_comments', records: [comment('Nice')] })).not.toContain('<table>')
  })

  test('stacks rows of more than six columns', () => {
    const sheet = (width: number) => {
      const record = Object.fromEntries(Array.from({ length: width }, (_, index) => [`column_${index}`, 'Value']))
      return writeSheet({ table: 'film_comments', records: [record, record] })
    }
    expect(sheet(6)).toContain('<table>')
    expect(sheet(7)).not.toContain('<table>')
  })

  test('escapes what people typed', () => {
    const sheet = writeSheet({ table: 'film_comments', records: [comment('<img src=x onerror="alert(1)">')] })
    expect(sheet).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(sheet).not.toContain('<img')
  })
})

test('lists the readers as text, the family first', () => {
  expect(formatReaders(['admin', 'registrar', 'coach', 'the family'])).toBe(
    'You, the coaches of the squad, the registrar and admins',
  )
  expect(formatReaders(['no one'])).toBe('No one')
})
