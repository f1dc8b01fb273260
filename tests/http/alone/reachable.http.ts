import type { APIRequestContext } from '@playwright/test'
import { contentPath, PAGED_COLLECTIONS } from '../../../src/lib/content-paths'
import { expect, test } from '../../support/http'
import { RECIPES } from '../../support/fixtures'
import { expectEventually, reading } from '../../support/eventually'
import { staffHeaders } from '../../support/staff-session'

/** Public pages that list a document, by its collection; films are for signed-in members. */
const LISTS: Record<string, string> = {
  albums: '/media',
  cities: '/locations/peoria-basketball',
  events: '/events',
  films: '/film-room',
  posts: '/blog',
}

const TOMORROW = Date.now() + 24 * 60 * 60 * 1000
const CHANGES: Record<string, object> = {
  albums: { title: 'Reachable pictures' },
  cities: { city: 'Reachable City' },
  events: {
    title: 'Reachable gym',
    start: new Date(TOMORROW).toISOString(),
    end: new Date(TOMORROW + 60 * 60 * 1000).toISOString(),
  },
  films: { title: 'Reachable film' },
  posts: { title: 'Reachable words' },
}

/** tests/int/addresses.test.ts ensures that this list is complete. */
const withPage = [...PAGED_COLLECTIONS, 'films']

test('every collection with its own pages is covered here', () => {
  expect(withPage.toSorted()).toEqual(Object.keys(LISTS).toSorted())
})

for (const collection of withPage) {
  test(`a published document of ${collection} without its own address is found by its list`, async ({ request }) => {
    const headers = await staffHeaders(request, 'admin')
    const made = await publish(request, collection, headers)
    const path = contentPath(collection, made)!
    await expectEventually(reading(request, LISTS[collection]!, headers), (html) => html.toContain(`href="${path}"`))
    expect((await request.get(path, { headers, maxRedirects: 0 })).status()).toBe(200)
    const isPublic = collection !== 'films'
    expect((await (await request.get('/sitemap.xml')).text()).includes(`${path}</loc>`)).toBe(isPublic)
  })
}

async function publish(request: APIRequestContext, collection: string, headers: Record<string, string>) {
  const picture = async () => {
    const { docs } = (await (await request.get('/api/media?limit=1', { headers })).json()) as { docs: { id: string }[] }
    return docs[0]!.id
  }
  const signedOut = { own: '', other: '' }
  const { slug: _slug, ...facts } = await RECIPES[collection]!({
    n: 1,
    division: signedOut,
    member: signedOut,
    make: picture,
  }).facts
  const data = { ...facts, ...CHANGES[collection], _status: 'published' }
  const answer = await request.post(`/api/${collection}?depth=0`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { slug: string } }).doc
}
