import { expect, test } from 'vitest'
import { chapterAt, checkChapters, inFilmOrder, chapterSeconds, insertionIndex } from './chapters'

const chapters = [
  { at: 0, title: 'Full speed' },
  { at: 42, title: 'Ball to the wing' },
  { at: 106, title: 'The drive' },
]

test('a chapter is placed in the order of the film', () => {
  expect([
    insertionIndex(chapters, 0),
    insertionIndex(chapters, 41),
    insertionIndex(chapters, 42),
    insertionIndex(chapters, 200),
  ]).toEqual([1, 1, 2, 3])
  expect(insertionIndex([], 5)).toBe(0)
})

test('names the chapter that plays', () => {
  expect([chapterAt(chapters, 0), chapterAt(chapters, 41.9), chapterAt(chapters, 300)]).toEqual([0, 0, 2])
  expect(chapterAt(chapters.slice(1), 3)).toBe(-1)
})

test('a chapter lasts until the next one, the last until the end of the film', () => {
  expect([0, 1, 2].map((index) => chapterSeconds(chapters, index, 200))).toEqual([42, 64, 94])
  expect(chapterSeconds(chapters, 2, null)).toBeNull()
  expect(chapterSeconds([{ at: null }], 0, 200)).toBeNull()
  expect(chapterSeconds([{ at: 200 }], 0, 200)).toBeNull()
})

test('sorts without changing its input', () => {
  const shuffled = [chapters[2]!, chapters[0]!, chapters[1]!]
  expect(inFilmOrder(shuffled)).toEqual(chapters)
  expect(shuffled[0]).toBe(chapters[2])
})

test('rejects a chapter after the end and two at the same second', () => {
  expect(checkChapters(chapters, 107)).toBe(true)
  expect(checkChapters(chapters, null)).toBe(true)
  expect(checkChapters(chapters, 106)).toBe('A chapter begins at 1:46, but the film lasts 1:46.')
  expect(checkChapters([...chapters, { at: 42 }], 200)).toBe('Two chapters begin at 0:42. Move one of them.')
})
