import type { APIRequestContext } from '@playwright/test'
import { listFailures, type Question } from '../support/fuzz/ask'
import { askAdmin, askPayload, askRoutes, type Kept } from '../support/fuzz/questions'
import { expect, test } from '../support/http'
import { makeMember, memberCookie } from '../support/members'
import { randomFrom } from '../support/random'
import { staffHeaders } from '../support/staff-session'

// What is asked here changes whatever can be changed.
test.use({ worldName: 'fuzz' })
test.describe.configure({ timeout: 1_200_000 })

/** FUZZ_ROUNDS=20 asks twenty times as much; FUZZ_SEED other things. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1)
const SEED = Number(process.env.FUZZ_SEED ?? 20261123)

async function keptBy(request: APIRequestContext): Promise<Kept> {
  const headers = await staffHeaders(request, 'admin')
  const access = (await (await request.get('/api/access', { headers })).json()) as Record<keyof Kept, object>
  return { collections: Object.keys(access.collections), globals: Object.keys(access.globals) }
}

function as(questions: Question[], identity: Record<string, string>): Question[] {
  return questions.map((question) => ({ ...question, headers: { ...identity, ...question.headers } }))
}

test('no odd question to any page or handler is a failure of the site', async ({ request, db, baseURL }) => {
  const admin = await staffHeaders(request, 'admin')
  const cookie = await memberCookie(db, (await makeMember(db, { divisions: ['12U'] })).id)
  for (const [index, identity] of [{ origin: baseURL! }, admin, { origin: baseURL!, cookie }].entries()) {
    const questions = askRoutes(randomFrom(SEED + index), ROUNDS)
    expect(questions.length).toBeGreaterThan(400)
    expect(await listFailures(baseURL!, as(questions, identity))).toEqual([])
  }
})

test('no odd question to the API or the admin is one', async ({ request, baseURL }) => {
  const kept = await keptBy(request)
  expect(kept.collections.length).toBeGreaterThan(40)
  const headers = await staffHeaders(request, 'admin')
  const random = randomFrom(SEED)
  const questions = [...askPayload(kept, random, ROUNDS), ...askAdmin(kept, random, ROUNDS)]
  expect(await listFailures(baseURL!, as(questions, headers))).toEqual([])
})
