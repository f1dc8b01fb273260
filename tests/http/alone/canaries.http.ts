import type { APIRequestContext } from '@playwright/test'
import type pg from 'pg'
import { PAGES } from '../../../scripts/lib/pages.mjs'
import { registrationInput, tryoutInput } from '../../support/factories'
import { expect, test } from '../../support/http'
import { readServerLog } from '../../support/logins'
import { makeMember, memberCookie } from '../../support/members'
import { IS_SECURITY_RUN, reportCases } from '../../support/security-counts'
import { staffHeaders } from '../../support/staff-session'

/** Records with canaries, half of each kind. */
const RECORDS = 50
const CANARY = /canary[a-z]+|555-?01(7[0-9])/i
const LARGEST = 250
const ALWAYS = [
  '/sitemap.xml',
  '/robots.txt',
  '/blog/feed.xml',
  '/events/calendar.ics',
  '/api/me',
  '/api/staff/me',
  '/film-room',
]

test.use({ environmentName: 'canaries' })

test('what families enter about fifty children is in no response to six people who do not work with it', async ({
  request,
  db,
  baseURL,
}) => {
  test.setTimeout(600_000)
  await sendCanaries(request)
  const { rows } = await db.query<{ id: string; kind: string }>(
    `SELECT entry_id AS id, kind FROM inbox_entries WHERE search LIKE '%canary%'`,
  )
  expect(rows).toHaveLength(RECORDS)
  const paths = [
    ...PAGES,
    ...ALWAYS,
    ...['canaryname', 'canarymail', '5550170'].map((word) => `/search?q=${word}`),
    ...(await listCollections(request)).flatMap((slug) => [
      `/api/${slug}?limit=${LARGEST}&depth=1`,
      `/admin/collections/${slug}`,
    ]),
    ...rows.slice(0, 5).flatMap(({ id, kind }) => [`/api/${kind}/${id}`, `/admin/collections/${kind}/${id}`]),
    ...['/admin', '/admin/inbox', '/admin/audit', '/admin/rosters', '/family', '/coach'],
  ]
  let requests = 0
  for (const [index, [who, headers]] of Object.entries(await sixPeople(request, db, baseURL!)).entries()) {
    // Otherwise each address is opened by two of the six.
    const opened = IS_SECURITY_RUN ? paths : paths.filter((_, turn) => turn % 3 === index % 3)
    for (const path of opened) {
      const answer = await request.get(path, { headers, maxRedirects: 0 })
      const text = `${JSON.stringify(answer.headers())} ${await answer.text()}`
      // The word that was searched for is on the page of its search.
      const found = path.startsWith('/search') ? null : CANARY.exec(text)?.[0]
      expect(found ?? null, `${who} ${path}`).toBeNull()
      expect(answer.status(), `${who} ${path}`).toBeLessThan(500)
      requests += 1
    }
  }
  expect(CANARY.exec(readServerLog())?.[0] ?? null).toBeNull()
  reportCases('canaries, responses searched', requests)
})

async function sendCanaries(request: APIRequestContext): Promise<void> {
  for (let n = 0; n < RECORDS / 2; n += 1) {
    const contact = { phoneNumber: `(623) 555-01${70 + (n % 10)}`, parentName: `Pat Canaryparent${letter(n)}` }
    const registration = registrationInput({
      ...{ ...contact, firstName: `Canaryname${letter(n)}`, lastName: 'Canarylast', goals: 'Canarygoal' },
      ...{ parentEmail: `canarymail${letter(n)}@example.org`, schoolName: 'Canaryschool' },
    })
    const tryout = tryoutInput({
      ...{
        ...contact,
        playerFirstName: `Canarytry${letter(n)}`,
        playerLastName: 'Canarylast',
        experience: 'Canarywords',
      },
      email: `canarytry${letter(n)}@example.org`,
    })
    for (const [form, data] of [
      ['registration', registration],
      ['tryout', tryout],
    ] as const) {
      const answer = await request.post(`/forms/${form}`, { data })
      expect(answer.status(), await answer.text()).toBe(201)
    }
  }
}

function letter(n: number): string {
  return String.fromCharCode(97 + n)
}

async function listCollections(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/access', { headers: await staffHeaders(request, 'admin') })
  return Object.keys(((await answer.json()) as { collections: object }).collections)
}

async function sixPeople(request: APIRequestContext, db: pg.Pool, origin: string) {
  const player = await makeMember(db, { divisions: ['12U'], hasCode: false })
  const parent = await makeMember(db, { role: 'parent', children: [player.id], hasCode: false })
  const people: Record<string, Record<string, string>> = {
    visitor: {},
    player: { origin, cookie: await memberCookie(db, player.id) },
    parent: { origin, cookie: await memberCookie(db, parent.id) },
  }
  for (const role of ['coach', 'editor', 'treasurer']) people[role] = await staffHeaders(request, role)
  return people
}
