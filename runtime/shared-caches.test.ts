import { expect, test } from 'vitest'
import { sharedSeconds } from '../tests/support/shared-seconds'
import { cacheControlOf } from './shared-caches.mjs'

const BY_NEXT = 's-maxage=300, stale-while-revalidate=31535700'

test.each(['/programs', '/faqs', '/player-registration?form=player', '/locations/peoria-basketball', '/robots.txt'])(
  '%s shows no people, so shared caches may store it for at most five minutes',
  (url) => expect(sharedSeconds(cacheControlOf(url, BY_NEXT))).toBe(300),
)

test.each(['/', '/teams', '/player/avery-e', '/search?q=a', '/media/summer', '/blog/feed.xml', '/a-page-of-tomorrow'])(
  '%s may show a child, so caches must revalidate each time',
  (url) => {
    const header = cacheControlOf(url, BY_NEXT)
    expect(sharedSeconds(header)).toBe(0)
    expect(header).toContain('must-revalidate')
  },
)

test('the film room is never shared, because its landing page is prerendered and its library is not', () => {
  for (const url of ['/film-room', '/film-room?view=grid'])
    expect(cacheControlOf(url, BY_NEXT)).toBe('private, no-cache')
})

test('a payload of the router is private, because a shared cache might use it to answer a page request', () => {
  expect(cacheControlOf('/programs', BY_NEXT, 'text/x-component')).toBe('private, no-cache')
})

test('a photograph is cached by the visitor’s browser for five minutes, and by no shared cache', () => {
  for (const said of [undefined, 'public, max-age=14400, must-revalidate']) {
    const header = cacheControlOf('/api/media/file/a.webp', said)
    expect([sharedSeconds(header), /(?:^|[ ,])max-age=300/.test(header)]).toEqual([0, true])
  }
})

test('keeps the Cache-Control of private, uncacheable and immutable responses', () => {
  for (const said of ['private, no-store', 'no-store', 'public, max-age=31536000, immutable'])
    expect(cacheControlOf('/programs', said)).toBe(said)
})

test('a response without Cache-Control is private', () => {
  expect(cacheControlOf('/api/me', undefined)).toBe('private, no-cache')
})
