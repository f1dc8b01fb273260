import type { APIRequestContext } from '@playwright/test'
import { listFailures, type Question } from '../support/fuzz/ask'
import { askAdmin, askPayload, askRoutes, type Kept } from '../support/fuzz/questions'
import { expect, test } from '../support/http'
import { makeMember, memberCookie } from '../support/members'
import { randomFrom } from '../support/random'
import { reportCases } from '../support/security-counts'
import { staffHeaders } from '../support/staff-session'

// The requests of this test change any data they can.
test.use({ environmentName: 'fuzz' })
test.describe.configure({ timeout: 1_200_000 })

/** FUZZ_ROUNDS=20 sends twenty times as many requests; FUZZ_SEED changes them. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1)
const SEED = Number(process.env.FUZZ_SEED ?? 20261123)

async function keptBy(request: APIRequestContext): Promise<Kept> {
  const headers = await staffHeaders(request, 'admin')
  const access = (await (await request.get('/api/access', { headers })).json()) as Record<keyof Kept, object>
  return { collections: Object.keys(access.collections), globals: Object.keys(access.globals) }
}

/** Each of these sends all requests, one after the other. */
function sentBy(people: Record<string, string>[], questions: Question[]): Question[] {
  return questions.map((question, index) => ({
    ...question,
    headers: { ...people[index % people.length], ...question.headers },
  }))
}

test('no malformed request to any page or handler causes a server error', async ({ request, db, baseURL }) => {
  const cookie = await memberCookie(db, (await makeMember(db, { divisions: ['12U'] })).id)
  const visitor = { origin: baseURL! }
  const people = [visitor, await staffHeaders(request, 'admin'), { ...visitor, cookie }, visitor]
  const questions = askRoutes(randomFrom(SEED), ROUNDS)
  expect(questions.length).toBeGreaterThan(600)
  expect(await listFailures(baseURL!, sentBy(people, questions))).toEqual([])
  reportCases('malformed requests', questions.length)
})

test('no malformed request to the API or the admin causes one', async ({ request, baseURL }) => {
  const kept = await keptBy(request)
  expect(kept.collections.length).toBeGreaterThan(40)
  const headers = await staffHeaders(request, 'admin')
  const random = randomFrom(SEED)
  const questions = [...askPayload(kept, random, ROUNDS), ...askAdmin(kept, random, ROUNDS)]
  const failures = await listFailures(baseURL!, sentBy([headers], questions))
  // Verifies that the session is still valid; otherwise only the access check would have been tested.
  expect((await request.get('/api/access', { headers })).status()).toBe(200)
  expect(failures).toEqual([])
  reportCases('malformed requests', questions.length)
})
