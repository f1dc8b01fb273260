import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readFacts } from './markdown'

const CONTENT = path.join(import.meta.dirname, 'content')
const STRAIGHT = /.{0,20}['"].{0,20}/g

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(json|md)$/.test(name))

test.each(files)('%s has typographic apostrophes and quotation marks', (name) => {
  expect(
    listTexts(name, readFileSync(path.join(CONTENT, name), 'utf8')).flatMap((text) => text.match(STRAIGHT) ?? []),
  ).toEqual([])
})

test('the largest headline has one', () => {
  const page = JSON.parse(readFileSync(path.join(CONTENT, 'home-page.json'), 'utf8')) as { hero: { headline: string } }
  expect(page.hero.headline).toContain('’')
})

/** Returns the text of a file, without the quotation marks of its format. */
function listTexts(name: string, source: string): string[] {
  if (name.endsWith('.json')) return textsOf(JSON.parse(source))
  const [, facts = '', body = source] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? []
  return [...textsOf(readFacts(facts)), body]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
