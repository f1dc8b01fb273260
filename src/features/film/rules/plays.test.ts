import { expect, test } from 'vitest'
import type { Play } from '@/lib/court/play'
import { plays } from '@/lib/court/plays'
import { findPlays } from './plays'

const book = Object.entries<Play>(plays).map(([key, play]) => ({ key, play }))

test('finds plays with all of the words in their name or description', () => {
  const find = (text: string) => findPlays(book, text).map(({ key }) => key)
  expect(find('')).toHaveLength(book.length)
  expect(find(' BACKDOOR cut ')).toContain('backdoor')
  expect(find('backdoor rebound')).toEqual([])
})
