import { stringify } from 'csv-stringify/sync'
import { describe, expect, test } from 'vitest'
import { safeCell } from './export-cells'

describe('a cell that would calculate becomes text', () => {
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
    expect(safeCell(value)).toBe(`'${value}`)
  })
})

test.each(['Avery', '(623) 555-0102', 'a=b', 'O’Neil-Sample', '2014-04-09', '', '“Quoted” first'])(
  '%j stays as it is',
  (value) => {
    expect(safeCell(value)).toBe(value)
  },
)

test('nothing is the empty cell, and numbers are written', () => {
  expect([null, undefined, 0, 12].map(safeCell)).toEqual(['', '', '0', '12'])
})

test('a cell with quotes, commas and lines comes through a CSV whole', () => {
  expect(stringify([[safeCell('=1,"2"\n3')]])).toBe('"\'=1,""2""\n3"\n')
})
