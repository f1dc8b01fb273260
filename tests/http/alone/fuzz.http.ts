import type { APIRequestContext } from '@playwright/test'
import { listFailures, type FuzzRequest } from '../../support/fuzz/send'
import { buildAdminRequests, buildApiRequests, buildRouteRequests, type Slugs } from '../../support/fuzz/requests'
import { expect, test } from '../../support/http'
import { makeMember, memberCookie } from '../../support/members'
import { randomFrom } from '../../support/random'
import { reportCases } from '../../support/security-counts'
import { staffHeaders } from '../../support/staff-session'

// The requests of this test change any data they can.
test.use({ environmentName: 'fuzz' })
test.describe.configure({ timeout: 1_200_000 })

/** FUZZ_ROUNDS=20 sends twenty times as many requests; FUZZ_SEED changes them. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1)
const SEED = Number(process.env.FUZZ_SEED ?? 20261123)

async function listSlugs(request: APIRequestContext): Promise<Slugs> {
  const headers = await staffHeaders(request, 'admin')
  const access = (await (await request.get('/api/access', { headers })).json()) as Record<keyof Slugs, object>
  return { collections: Object.keys(access.collections), globals: Object.keys(access.globals) }
}

/** Each of these sends all requests, one after the other. */
function addUserHeaders(people: Record<string, string>[], requests: FuzzRequest[]): FuzzRequest[] {
  return requests.map((fuzzRequest, index) => ({
    ...fuzzRequest,
    headers: { ...people[index % people.length], ...fuzzRequest.headers },
  }))
}

test('no malformed request to any page or handler causes a server error', async ({ request, db, baseURL }) => {
  const cookie = await memberCookie(db, (await makeMember(db, { divisions: ['12U'] })).id)
  const visitor = { origin: baseURL! }
  const people = [visitor, await staffHeaders(request, 'admin'), { ...visitor, cookie }, visitor]
  const requests = buildRouteRequests(randomFrom(SEED), ROUNDS)
  expect(requests.length).toBeGreaterThan(600)
  expect(await listFailures(baseURL!, addUserHeaders(people, requests))).toEqual([])
  reportCases('malformed requests', requests.length)
})

test('no malformed request to the API or the admin causes one', async ({ request, baseURL }) => {
  const slugs = await listSlugs(request)
  expect(slugs.collections.length).toBeGreaterThan(40)
  const headers = await staffHeaders(request, 'admin')
  const random = randomFrom(SEED)
  const requests = [...buildApiRequests(slugs, random, ROUNDS), ...buildAdminRequests(slugs, random, ROUNDS)]
  const failures = await listFailures(baseURL!, addUserHeaders([headers], requests))
  // Verifies that the session is still valid; otherwise only the access check would have been tested.
  expect((await request.get('/api/access', { headers })).status()).toBe(200)
  expect(failures).toEqual([])
  reportCases('malformed requests', requests.length)
})
