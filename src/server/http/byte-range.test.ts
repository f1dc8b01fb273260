import { describe, expect, it } from 'vitest'
import { parseRange } from './byte-range'

const SIZE = 1000

describe('a range of a file of a thousand bytes', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=200-299', { start: 200, end: 299 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-1000', { start: 0, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
  ])('returns a part for %s', (header, part) => {
    expect(parseRange(header, SIZE)).toEqual(part)
  })

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=99999999999999999999-', 'bytes=-0'])(
    'returns no part for %s',
    (header) => {
      expect(parseRange(header, SIZE)).toBe('none')
    },
  )

  it.each([null, '', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'items=0-5', 'bytes=0-1,5-6', 'bytes=0-0 ', 'bytes 0-5'])(
    'returns the whole file for %s',
    (header) => {
      expect(parseRange(header, SIZE)).toBe('whole')
    },
  )

  it('returns no part of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('none')
    expect(parseRange('bytes=-5', 0)).toBe('none')
    expect(parseRange(null, 0)).toBe('whole')
  })
})
