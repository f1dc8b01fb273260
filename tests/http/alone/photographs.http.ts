import type { APIRequestContext } from '@playwright/test'
import { decideConsent } from '../../support/consents'
import { everywhere } from '../../support/enrolment'
import { expect, test } from '../../support/http'
import { placesOfPicture, publishPhotograph, type Photograph } from '../../support/photographs'
import { RATE, startLoad } from '../../support/load'
import { expectEventually } from '../../support/eventually'
import { reportCases } from '../../support/security-counts'

/** Six pages, the data of one for the browser's navigation, three files, the squads, and the player's own page. */
const PLACES = 12

/** A player of the demo whose family consented to photographs. */
const CHILD = { name: 'Avery E.', slug: 'avery-e' }

test('a publication revoked directly in the database disappears everywhere within two seconds', async ({
  request,
  db,
}) => {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM players WHERE public_slug = $1', [CHILD.slug])
  const photograph = await publishPhotograph(request, { word: 'Zuqwxel', players: [rows[0]!.id] })
  const { album, article, files } = photograph
  const routes = files.map((file) => `/api/media/file/${file}`)
  const pages = ['/', '/media', album, '/blog', article, '/testimonials']
  await expectEventually(
    () => placesOfPicture(request, photograph),
    (shown) => shown.toEqual([...pages, ...routes]),
  )
  const named = await everywhere(request, CHILD.slug, CHILD.name)
  expect(named).toEqual(['/teams', `/player/${CHILD.slug}`])

  // No hook of the application runs: the instance is notified only by the database, like any other instance.
  await db.query(`UPDATE players SET publication = 'hidden' WHERE id = $1`, [rows[0]!.id])
  await expectEventually(
    async () => [
      ...(await placesOfPicture(request, photograph)),
      ...(await everywhere(request, CHILD.slug, CHILD.name)),
    ],
    (shown) => shown.toEqual([]),
  )
  const page = await (await request.get(album)).text()
  expect(page).toContain('The pictures of this album are not shown right now.')
  expect((await request.get(`/player/${CHILD.slug}`)).status()).toBe(404)
  const share = await request.get(`/share${album}.png`)
  expect([share.status(), share.headers()['content-type']]).toEqual([200, 'image/png'])

  await db.query(`UPDATE players SET publication = 'initial' WHERE id = $1`, [rows[0]!.id])
  await expectEventually(
    () => placesOfPicture(request, photograph),
    (shown) => shown.toEqual([...pages, ...routes]),
  )
})

test('a photograph with a withdrawn consent disappears from twelve places of two instances within two seconds, under 200 requests a second', async ({
  request,
  playwright,
  environment,
  db,
}) => {
  test.setTimeout(240_000)
  const { rows } = await db.query<{ id: string; enrolment: string }>(
    'SELECT p.id, n.id AS enrolment FROM players p JOIN enrolments n ON n.player_id = p.id WHERE p.public_slug = $1',
    [CHILD.slug],
  )
  const { id, enrolment } = rows[0]!
  const photograph = await publishPhotograph(request, { word: 'Zuqwyel', players: [id] })
  const other = await environment.openInstance()
  const second = await playwright.request.newContext({ baseURL: other.url })
  const places = async () => (await Promise.all([request, second].map((from) => findPlaces(from, photograph)))).flat()
  await expectEventually(places, (shown) => shown.toHaveLength(2 * PLACES))
  const load = startLoad(
    [environment.url, other.url],
    ['/', '/media', '/blog', '/testimonials', '/teams', photograph.album, photograph.article],
  )
  try {
    await load.answers(2 * RATE)
    for (const key of ['photo', 'participation'] as const) await decideConsent(db, enrolment, key, false)
    await expectEventually(places, (shown) => shown.toEqual([]))
  } finally {
    const { failed, perSecond } = await load.stop()
    expect(failed).toBe(0)
    // How many are answered depends on the machine.
    expect(perSecond).toBeGreaterThan(RATE / 10)
    reportCases('requests a second at a withdrawn consent', Math.round(perSecond))
    for (const key of ['photo', 'participation'] as const) await decideConsent(db, enrolment, key, true)
    await second.dispose()
  }
})

test('the persons on a picture are named on no page and in no response', async ({ request, db }) => {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM players WHERE public_slug = $1', [CHILD.slug])
  const { album, article } = await publishPhotograph(request, { word: 'Zuqwxim', players: [rows[0]!.id] })
  for (const path of ['/', '/media', album, article, '/blog', '/testimonials'])
    expect(await (await request.get(path)).text(), path).not.toContain(rows[0]!.id)
})

/** Returns the places of one instance that show the picture or name the child. */
async function findPlaces(request: APIRequestContext, photograph: Photograph): Promise<string[]> {
  const [stem] = photograph.files[0]!.split('.')
  const data = await (await request.get(photograph.album, { headers: { rsc: '1' } })).text()
  return [
    ...(await placesOfPicture(request, photograph)),
    ...(await everywhere(request, CHILD.slug, CHILD.name)),
    ...(data.includes(stem!) ? [`${photograph.album} as data`] : []),
  ]
}
