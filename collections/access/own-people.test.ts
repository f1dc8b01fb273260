import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import type { StaffRole } from '@/lib/roles'
import { listOwnDivisionKeys, ownPlayers } from './own-people'

function requestOf(roles: StaffRole[], divisions: string[]) {
  const find = vi.fn(() => Promise.resolve({ docs: divisions.map((id) => ({ id, key: id.toUpperCase() })) }))
  const user = { collection: 'staff', roles, divisions, mayCoach: true }
  return { find, req: { user, payload: { find } } as unknown as PayloadRequest }
}

function decide(req: PayloadRequest) {
  return ownPlayers({ req } as Parameters<typeof ownPlayers>[0])
}

test('a coach can access the players of their own divisions, by division key', async () => {
  expect(await decide(requestOf(['coach'], ['12u', '13u']).req)).toEqual({ division: { in: ['12U', '13U'] } })
})

test('looks up the division keys once per request', async () => {
  const { req, find } = requestOf(['coach'], ['12u'])
  await Promise.all([decide(req), decide(req), listOwnDivisionKeys(req)])
  expect(find).toHaveBeenCalledTimes(1)
})

test.each<[StaffRole[], string[], boolean]>([
  [['registrar'], [], true],
  [['admin'], [], true],
  [['registrar', 'coach'], ['12u'], true],
  [['coach'], [], false],
  [['editor'], ['12u'], false],
  [['treasurer'], ['12u'], false],
])('%s with divisions %j: %s, without a look-up', async (roles, divisions, expected) => {
  const { req, find } = requestOf(roles, divisions)
  expect(await decide(req)).toBe(expected)
  expect(find).not.toHaveBeenCalled()
})
