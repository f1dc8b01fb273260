import { everywhere } from '../support/enrolment'
import { expect, test } from '../support/http'
import { placesOfPicture, publishPhotograph } from '../support/photographs'
import { expectEventually } from '../support/eventually'

test.use({ environmentName: 'photographs' })

/** A player of the demo whose family consented to photographs. */
const CHILD = { name: 'Avery E.', slug: 'avery-e' }

test('a publication revoked directly in the database is gone everywhere within two seconds', async ({
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

test('the persons on a picture are named on no page and in no response', async ({ request, db }) => {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM players WHERE public_slug = $1', [CHILD.slug])
  const { album, article } = await publishPhotograph(request, { word: 'Zuqwxim', players: [rows[0]!.id] })
  for (const path of ['/', '/media', album, article, '/blog', '/testimonials'])
    expect(await (await request.get(path)).text(), path).not.toContain(rows[0]!.id)
})
