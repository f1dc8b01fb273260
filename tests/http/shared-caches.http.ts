import { readFileSync } from 'node:fs'
import { expect, test } from '../support/http'
import { ROUTES } from '../support/routes'
import { sharedSeconds } from '../support/shared-seconds'

type Named = { firstName: string; lastName: string }

const FIVE_MINUTES = 300
const FEEDS = ['/blog/feed.xml', '/events/calendar.ics', '/sitemap.xml', '/share/teams.png', '/share.png']
const SHOW_PEOPLE = ['/', '/teams', '/player/avery-e', '/player/unknown', '/testimonials', '/search', '/media', '/blog']
const PRIVATE_PAGES = ['/programs', '/faqs', '/player-registration', '/locations/peoria-basketball']
const PLAYERS = JSON.parse(readFileSync('seed/content/players.json', 'utf8')) as Named[]
const NAMES = PLAYERS.map(({ firstName, lastName }) => `${firstName} ${lastName[0]}.`)

test('a shared cache may serve a public address for at most five minutes, and one with a child not at all', async ({
  request,
}) => {
  const kept = new Map<string, number>()
  for (const path of [...ROUTES.map((route) => route.path), ...FEEDS, '/robots.txt']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const seconds = sharedSeconds(answer.headers()['cache-control'] ?? 'max-age=31536000')
    kept.set(path, seconds)
    expect(seconds, path).toBeLessThanOrEqual(FIVE_MINUTES)
    if (seconds === 0) continue
    const text = await answer.text()
    for (const name of NAMES) expect(text, `${path} may be kept and names a child`).not.toContain(name)
  }
  for (const path of [...SHOW_PEOPLE, ...FEEDS]) expect(kept.get(path) ?? 0, path).toBe(0)
  for (const path of PRIVATE_PAGES) expect(kept.get(path), path).toBe(FIVE_MINUTES)
})

test('a shared cache must revalidate a photograph on every request', async ({ request, db }) => {
  const { rows } = await db.query<{ filename: string }>('SELECT filename FROM media WHERE shown LIMIT 1')
  const answer = await request.get(`/api/media/file/${rows[0]!.filename}`)
  expect([answer.status(), sharedSeconds(answer.headers()['cache-control']!)]).toEqual([200, 0])
})
