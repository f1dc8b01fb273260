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

/** A page of its own folder, or of the folder that takes any name in its place. */
function hasPage(path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'))
  const folders = SITES.flatMap((site) => [`${site}${path === '/' ? '' : path}`, `${site}${parent}/[slug]`])
  return folders.some((folder) => existsSync(`${folder}/page.tsx`))
}

test.each(Object.entries(GLOBAL_PATHS))('the texts of %s stand on a page: %s', (_slug, path) => {
  expect(hasPage(path)).toBe(true)
})

describe('contentPath', () => {
  it.each(COLLECTIONS)('leads %s to the page that lists them', (collection) => {
    expect(hasPage(contentPath(collection, {})!)).toBe(true)
  })

  it.each(WITH_PAGES)('leads %s to pages of their own, once they have an address', (collection) => {
    expect(contentPath(collection, {})).toBeNull()
    for (const slug of ['', null, 7]) expect(contentPath(collection, { slug })).toBeNull()
    const path = contentPath(collection, { slug: 'some-name' })!
    expect(path).toContain('some-name')
    expect(hasPage(path)).toBe(true)
  })

  it('knows no address for what the public does not see', () => {
    for (const collection of ['players', 'staff', 'player-registrations']) {
      expect(contentPath(collection, { slug: 'some-name' })).toBeNull()
    }
  })
})
