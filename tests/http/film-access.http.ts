import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { makeAssignment, makeComment } from '../support/film-work'
import type { MadeFilm } from '../support/films'
import { makeMember, memberCookie } from '../support/members'
import { answersTo, clearQuizFilms, firstAnswer, makeQuiz, makeQuizFilm, type TestQuiz } from '../support/quizzes'
import { expect, test } from '../support/http'

// The division of the film, and another one. Other quiz tests restrict no film to it, as they would lock each other's
// quizzes.
const OWN = '10U'
const OTHER = '14U'
/** The family name of the player and the teammate, who never signs in. */
const FAMILY_NAME = 'Accessly'
const MATE = `Nora ${FAMILY_NAME}`

type TestEnvironment = {
  film: MadeFilm
  quiz: TestQuiz
  check: TestQuiz
  /** The player of 10U, a teammate who writes comments, and a file of the film. */
  player: string
  mate: string
  file: string
}
type Call = { path: string; data?: object }
type Row = [name: string, make: (environment: TestEnvironment, db: pg.Pool) => Call | Promise<Call>, statuses: string]

let environment: TestEnvironment
let cookies: string[]

test.beforeAll(async ({ db }) => {
  const file = Buffer.alloc(64, 'film')
  const film = await makeQuizFilm(db, { divisions: [OWN], file, captions: { en: 'WEBVTT\n' } })
  const [quiz, check] = [await makeQuiz(db, { film }), await makeQuiz(db, { film, kind: 'library' })]
  const member = async (options: object) => (await makeMember(db, { isUnder13: false, hasCode: false, ...options })).id
  const stranger = await member({ divisions: [OTHER] })
  const ofTen = (name: string) => member({ name, divisions: [OWN] })
  const [player, mate] = [await ofTen(`Avery ${FAMILY_NAME}`), await ofTen(MATE)]
  // In the order of the columns below.
  const ids = [
    stranger,
    player,
    await member({ role: 'parent', children: [stranger] }),
    await member({ role: 'parent', children: [player, mate] }),
    await member({ role: 'coach', divisions: [OTHER] }),
    await member({ role: 'coach', divisions: [OWN] }),
    await member({ role: 'admin' }),
  ]
  cookies = ['', 'member=forged', ...(await Promise.all(ids.map((id) => memberCookie(db, id))))]
  const { rows } = await db.query<{ file_id: string }>('SELECT file_id FROM films WHERE id = $1', [film.id])
  environment = { film, quiz, check, player, mate, file: rows[0]!.file_id }
})

test.afterAll(({ db }) => clearQuizFilms(db))

// Coaches and admins may watch every film, and remove comments that everyone reads; held comments are limited to their own
// divisions.
const HEAD = 'visitor forged | player 14U, 10U | parent 14U, 10U | coach 14U, 10U | admin'
const TABLE: Record<string, Row[]> = {
  'pages and files': [
    ['film', ({ film }) => ({ path: paths.film(film.slug) }), '307 307 | 404 200 | 404 200 | 200 200 | 200'],
    ['quiz', ({ film }) => ({ path: paths.filmQuiz(film.slug) }), '307 307 | 404 200 | 404 200 | 200 200 | 200'],
    ['file', ({ film }) => ({ path: paths.filmFile(film.slug) }), '403 403 | 404 200 | 404 200 | 200 200 | 200'],
    [
      'captions',
      ({ film }) => ({ path: paths.filmCaptions(film.slug, 'en') }),
      '403 403 | 404 200 | 404 200 | 200 200 | 200',
    ],
    ['board', () => ({ path: paths.coachHome }), '307 307 | 404 404 | 404 404 | 200 200 | 200'],
    [
      'its board',
      () => ({ path: `${paths.coachHome}?division=${OWN}` }),
      '307 307 | 404 404 | 404 404 | 404 200 | 200',
    ],
    ['family', () => ({ path: paths.familyHome }), '307 307 | 404 404 | 200 200 | 404 404 | 404'],
    [
      'its family',
      ({ mate }) => ({ path: `${paths.familyHome}?child=${mate}` }),
      '307 307 | 404 404 | 404 200 | 404 404 | 404',
    ],
    ['no child', () => ({ path: `${paths.familyHome}?child=%27` }), '307 307 | 404 404 | 404 404 | 404 404 | 404'],
  ],
  'what is read and written below a film': [
    ['comments', ({ film }) => member(`comments?film=${film.slug}`), '401 401 | 404 200 | 404 200 | 200 200 | 200'],
    [
      'comment',
      ({ film }) => member('comment', { film: film.slug, text: 'Well seen.' }),
      '401 401 | 404 201 | 404 201 | 201 201 | 201',
    ],
    [
      'report',
      async (at, db) => member('report-comment', { id: await mateComment(at, db, 'visible') }),
      '401 401 | 404 200 | 404 200 | 403 403 | 403',
    ],
    [
      'delete',
      async (at, db) => member('delete-comment', { id: await mateComment(at, db, 'visible') }),
      '401 401 | 404 403 | 404 403 | 200 200 | 200',
    ],
    [
      'delete what waits',
      async (at, db) => member('delete-comment', { id: await mateComment(at, db, 'waiting') }),
      '401 401 | 404 404 | 404 404 | 404 200 | 200',
    ],
    [
      'review what waits',
      async (at, db) => member('review-comment', { id: await mateComment(at, db, 'waiting'), decision: 'visible' }),
      '401 401 | 403 403 | 403 403 | 404 200 | 200',
    ],
  ],
  'watching and quizzes': [
    ['open', ({ film }) => member('open-film', { film: film.slug }), '401 401 | 404 200 | 404 200 | 200 200 | 200'],
    [
      'progress',
      ({ film }) => member('progress', { film: film.slug, position: 1, from: 0, to: 1 }),
      '401 401 | 404 200 | 403 403 | 200 200 | 200',
    ],
    [
      'quiz-start',
      ({ check }) => member('quiz-start', { quiz: check.id }),
      '401 401 | 404 200 | 403 403 | 200 200 | 200',
    ],
    [
      'quiz-answer',
      ({ quiz }) => member('quiz-answer', firstAnswer(quiz)),
      '401 401 | 404 200 | 403 403 | 200 200 | 200',
    ],
    [
      // The id of an attempt that does not exist.
      'quiz-submit',
      ({ check }) => member('quiz-submit', { quiz: check.id, attempt: randomUUID(), answers: answersTo(check, 3) }),
      '401 401 | 404 409 | 403 403 | 409 409 | 409',
    ],
  ],
  'assigning, accounts and families': [
    [
      'sign out',
      ({ player }) => member('devices', { member: player, device: randomUUID() }),
      '401 401 | 403 403 | 404 200 | 403 403 | 403',
    ],
    ['open', () => member('entry-open', { entry: randomUUID() }), '401 401 | 403 403 | 404 404 | 403 403 | 403'],
    ['reach', ({ film }) => member(`assign?film=${film.slug}`), '401 401 | 403 403 | 403 403 | 200 200 | 200'],
    [
      'assign',
      ({ film, player }) => member('assign', { film: film.slug, members: [player], isMeant: true }),
      '401 401 | 403 403 | 403 403 | 403 201 | 201',
    ],
    [
      'unassign',
      async ({ film }, db) => member('unassign', { id: await makeAssignment(db, { film: film.id, divisions: [OWN] }) }),
      '401 401 | 403 403 | 403 403 | 403 200 | 200',
    ],
    ['contact', () => member('contact', { name: 'Another Name' }), '401 401 | 403 403 | 200 200 | 403 403 | 403'],
  ],
}

for (const [title, rows] of Object.entries(TABLE)) {
  test(`access to: ${title}`, async ({ request, db }) => {
    const send = async (cookie: string, { path, data }: Call, headers = {}) => {
      const options = { headers: { cookie, ...headers }, maxRedirects: 0 }
      const answer = await (data ? request.post(path, { ...options, data }) : request.get(path, options))
      expect(answer.headers()['cache-control'], path).toContain(data ? 'private, no-store' : 'private')
      // Each page names its viewer, who may be the player.
      const hidden = new RegExp(`${data ? FAMILY_NAME : MATE}|${environment.film.title}`)
      if (!answer.ok()) expect(await answer.text(), path).not.toMatch(hidden)
      return answer.status()
    }
    const found: string[] = []
    for (const [name, make] of rows) {
      const statuses: number[] = []
      const call = await make(environment, db)
      if (call.data) expect(await send(cookies.at(-1)!, call, { origin: 'https://evil.example' }), name).toBe(403)
      for (const cookie of cookies) statuses.push(await send(cookie, await make(environment, db)))
      const [signedOut, forged, ...members] = statuses
      const pairs = [`${signedOut} ${forged}`, `${members[0]} ${members[1]}`, `${members[2]} ${members[3]}`]
      found.push([name, ...pairs, `${members[4]} ${members[5]}`, members[6]].join(' | '))
    }
    expect([HEAD, ...found]).toEqual([HEAD, ...rows.map(([name, , statuses]) => `${name} | ${statuses}`)])
  })
}

test('the library lists it only for members who may watch it', async ({ request }) => {
  const found: boolean[] = []
  for (const cookie of cookies) {
    const answer = await request.get(paths.filmRoom, { headers: { cookie } })
    found.push((await answer.text()).includes(environment.film.slug))
  }
  expect(found).toEqual([false, false, false, true, false, true, true, true, true])
})

test('members cannot access any back-office data, neither its list nor a document by id', async ({ request }) => {
  const { film, quiz, player, file } = environment
  const collections = ['films', 'film-files', 'quizzes', 'film-assignments', 'film-comments', 'film-views']
  const addresses = [
    ...[...collections, 'quiz-attempts', 'members', 'staff', 'globals/film-settings'].map((path) => `/api/${path}`),
    `/api/films/${film.id}`,
    `/api/quizzes/${quiz.id}`,
    `/api/members/${player}`,
    `/api/film-files/${file}`,
    adminPaths.staffPost('letters'),
  ]
  const posts = { codes: { action: 'make', member: player }, devices: { member: player, device: randomUUID() } }
  for (const cookie of cookies) {
    const headers = { cookie }
    for (const address of addresses) expect((await request.get(address, { headers })).status(), address).toBe(401)
    for (const [action, data] of Object.entries(posts))
      expect((await request.post(adminPaths.staffPost(action), { headers, data })).status(), action).toBe(401)
  }
})

function member(action: string, data?: object): Call {
  return { path: paths.memberPost(action), data }
}

function mateComment({ film, mate }: TestEnvironment, db: pg.Pool, state: 'visible' | 'waiting'): Promise<string> {
  return makeComment(db, { film: film.id, author: mate, name: MATE, state })
}
