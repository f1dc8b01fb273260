import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const CONTENT = path.join(import.meta.dirname, 'content')
const PAGE_SIZE = 12
/** A quarter of the twenty repetitions with ten drawings for thirty articles. */
const MOST_REPEATS = 5

const drawings = JSON.parse(readFileSync(path.join(CONTENT, 'post-pictures.json'), 'utf8')) as { file: string }[]
// By number, which is the order of the blog.
const used = readdirSync(path.join(CONTENT, 'posts'))
  .sort()
  .map((file) => Number(/^picture: (\d+)$/m.exec(readFileSync(path.join(CONTENT, 'posts', file), 'utf8'))?.[1]))

test('few articles share a drawing', () => {
  expect(used.filter((number) => !drawings[number - 1])).toEqual([])
  expect(used.length - new Set(used).size).toBeLessThanOrEqual(MOST_REPEATS)
})

test('a page of the blog never shows a drawing twice', () => {
  const near = used.filter((number, index) => used.slice(index + 1, index + PAGE_SIZE).includes(number))
  expect(near).toEqual([])
})
