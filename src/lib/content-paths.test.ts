import { existsSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { contentPath, GLOBAL_PATHS } from './content-paths'

const SITES = ['src/app/(site)', 'src/app/(members)']
const COLLECTIONS = [
  'programs',
  'faqs',
  'coaches',
  'testimonials',
  'divisions',
  'stages',
  'age-tiers',
  'campaigns',
  'giving-levels',
  'sponsor-packages',
]
const WITH_PAGES = ['posts', 'cities', 'events', 'albums', 'films']

/** Returns whether the path has a folder of its own, or a [slug] folder next to it. */
function hasPage(path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'))
  const folders = SITES.flatMap((site) => [`${site}${path === '/' ? '' : path}`, `${site}${parent}/[slug]`])
  return folders.some((folder) => existsSync(`${folder}/page.tsx`))
}

test.each(Object.entries(GLOBAL_PATHS))('the page of %s exists: %s', (_slug, path) => {
  expect(hasPage(path)).toBe(true)
})

describe('contentPath', () => {
  it.each(COLLECTIONS)('returns the page that lists %s', (collection) => {
    expect(hasPage(contentPath(collection, {})!)).toBe(true)
  })

  it.each(WITH_PAGES)('returns a page per document of %s, once it has a slug', (collection) => {
    expect(contentPath(collection, {})).toBeNull()
    for (const slug of ['', null, 7]) expect(contentPath(collection, { slug })).toBeNull()
    const path = contentPath(collection, { slug: 'some-name' })!
    expect(path).toContain('some-name')
    expect(hasPage(path)).toBe(true)
  })

  it('returns null for collections that are not public', () => {
    for (const collection of ['players', 'staff', 'player-registrations']) {
      expect(contentPath(collection, { slug: 'some-name' })).toBeNull()
    }
  })
})
