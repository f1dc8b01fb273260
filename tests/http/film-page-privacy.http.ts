import { makeClipFilm } from '../support/clip'
import type { MadeFilm } from '../support/films'
import { divisionId, makeMember, openSession } from '../support/members'
import { expect, test } from '../support/http'
import { IS_SECURITY_RUN } from '../support/security-counts'
import { staffHeaders } from '../support/staff-session'

let film: MadeFilm
let divisions: string[]

test.beforeAll(async ({ db }) => {
  divisions = [await divisionId(db, '13U')]
  film = await makeClipFilm(db, divisions)
})

test('coaches of the back office watch with their own session, and no progress is stored', async ({ request, db }) => {
  // A browser sends the Origin with each request; the back-office session is ignored without it.
  const headers = await staffHeaders(request, 'coach')
  const kept = () => db.query('SELECT FROM film_views WHERE film_id = $1', [film.id])
  const before = await kept()
  const page = await request.get(`/film-room/${film.slug}`, { headers, maxRedirects: 0 })
  expect([page.status(), (await page.text()).includes('Rotate early')]).toEqual([200, true])
  const part = await request.get(`/film-room/${film.slug}/file`, { headers: { ...headers, range: 'bytes=0-9' } })
  expect(part.status()).toBe(206)
  const data = { film: film.slug, position: 5, from: 0, to: 5 }
  expect((await request.post('/members/progress', { headers, data })).status()).toBe(403)
  expect((await kept()).rowCount).toBe(before.rowCount)
})

test('two members and a visitor, alternating on the same addresses, never see each other’s data', async ({
  playwright,
  db,
  baseURL,
}) => {
  const [one, two] = [
    await makeMember(db, { name: 'Canary One', divisions, hasCode: false }),
    await makeMember(db, { name: 'Canary Two', divisions: ['10U'], hasCode: false }),
  ]
  const people = await Promise.all(
    [one, two, null].map(async (member) => {
      const cookie = member ? await openSession(db, member.id) : null
      const extraHTTPHeaders: Record<string, string> = cookie ? { cookie: `${cookie.name}=${cookie.value}` } : {}
      return playwright.request.newContext({ baseURL, extraHTTPHeaders })
    }),
  )
  const library = (index: number) => people[index]!.get('/film-room').then((answer) => answer.text())
  const status = async (index: number, path: string) => (await people[index]!.get(path, { maxRedirects: 0 })).status()
  for (let turn = 0; turn < (IS_SECURITY_RUN ? 60 : 10); turn += 1) {
    const [first, second, visitor, mine, theirs, visitorStatus] = await Promise.all([
      library(0),
      library(1),
      library(2),
      status(0, `/film-room/${film.slug}/file`),
      status(1, `/film-room/${film.slug}/file`),
      status(2, `/film-room/${film.slug}`),
    ])
    expect([first.includes('Canary One'), first.includes('Canary Two'), first.includes('Rotate early')]).toEqual([
      true,
      false,
      true,
    ])
    expect([second.includes('Canary One'), second.includes('Canary Two'), second.includes('Rotate early')]).toEqual([
      false,
      true,
      false,
    ])
    expect(visitor).not.toMatch(/Canary|Rotate early/)
    expect([mine, theirs, visitorStatus]).toEqual([200, 404, 307])
  }
  await Promise.all(people.map((person) => person.dispose()))
})
