import { stringify } from 'csv-stringify/sync'
import { describe, expect, test } from 'vitest'
import { escapeFormula } from './export-cells'

describe('escapes cells that a spreadsheet would run as a formula', () => {
  test.each([
    '=1+1',
    '+1-800-555-0100',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '"=1',
    '\'=HYPERLINK("http://example.org")',
    ' " =cmd|x',
    '\u00a0=1',
    '＝1',
  ])('%j', (value) => {
    expect(escapeFormula(value)).toBe(`'${value}`)
  })
})

test.each(['Avery', '(623) 555-0102', 'a=b', 'O’Neil-Sample', '2014-04-09', '', '“Quoted” first'])(
  'leaves %j unchanged',
  (value) => {
    expect(escapeFormula(value)).toBe(value)
  },
)

test('writes null as an empty cell, and numbers as they are', () => {
  expect([null, undefined, 0, 12].map(escapeFormula)).toEqual(['', '', '0', '12'])
})

test('quotes a CSV cell with quotes, commas and line breaks', () => {
  expect(stringify([[escapeFormula('=1,"2"\n3')]])).toBe('"\'=1,""2""\n3"\n')
})
