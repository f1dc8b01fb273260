import { expect, test } from 'vitest'
import { CSV_LIMITS, readCsv } from './read-csv'

const cellsOf = (text: string) => {
  const read = readCsv(text)
  if (!read.ok) throw new Error(read.error)
  return read.value
}

test.each([
  ['commas', 'First,Last\nNia,Foster\n'],
  ['a byte order mark and semicolons', '\uFEFFFirst;Last\r\nNia;Foster\r\n'],
  ['tabs and empty lines', 'First\tLast\n\n\t\nNia\tFoster'],
  ['quoted fields', '"First","Last"\n"Nia"," Foster "'],
])('reads a file with %s', (_what, text) => {
  expect(cellsOf(text)).toMatchObject({ header: ['First', 'Last'], rows: [{ cells: ['Nia', 'Foster'] }] })
})

test('preserves separators and line breaks within quotes, and the number of each line', () => {
  const { rows } = cellsOf('Name,Note\nNia,"tall, and\nfast"\nTheo,"says ""hi"""')
  expect(rows).toEqual([
    { line: 3, cells: ['Nia', 'tall, and\nfast'] },
    { line: 4, cells: ['Theo', 'says "hi"'] },
  ])
})

test('removes the apostrophe that our exports put before a formula', () => {
  expect(cellsOf("Name\n'=1+1\n'Tis").rows.map(({ cells }) => cells[0])).toEqual(['=1+1', "'Tis"])
})

test.each([
  ['nothing', '', /needs a line with the names/],
  ['no lines', 'First,Last', /needs a line with the names/],
  ['an open quote', 'First,Last\nNia,"Foster', /^Line 2: A quotation mark/],
  ['too many lines', `Name\n${'Nia\n'.repeat(CSV_LIMITS.lines + 1)}`, /has 201 lines/],
  ['too large a file', `Name\n${'x'.repeat(CSV_LIMITS.characters)}`, /too large/],
])('refuses %s', (_what, text, why) => {
  expect(readCsv(text)).toMatchObject({ ok: false, error: expect.stringMatching(why) as string })
})
