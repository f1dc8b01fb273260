import type { Access, PayloadRequest, Where } from 'payload'
import { FAMILY_ROLES } from '@/features/members/rules/members'
import { divisionsOf, hasRole, mayCoach } from '@/lib/roles'

/** Members: admins can access all, registrars players and parents. Only an admin can grant any other role. */
export const familyMembers: Access = ({ req }) =>
  hasRole(req.user) || (hasRole(req.user, 'registrar') && { role: { in: [...FAMILY_ROLES] } })

type People = { players: string[]; parents: string[] }

/** Players: registrars can access all, coaches those of their own divisions. A hook checks the division of new players. */
export const ownPlayers: Access = async ({ req }) => {
  if (hasRole(req.user, 'registrar')) return true
  const divisions = await listOwnDivisionKeys(req)
  return divisions.length > 0 ? { division: { in: divisions } } : false
}

/** Assignments: admins can access all, coaches those for one of their own divisions or players. */
export const ownAssignments: Access = async ({ req }) => {
  if (hasRole(req.user)) return true
  const divisions = hasRole(req.user, 'coach') ? divisionsOf(req.user) : []
  if (divisions.length === 0) return false
  const { players } = await findOwnPeople(req, divisions)
  const conditions: Where[] = [{ divisions: { in: divisions } }, { members: { in: players } }]
  return { or: conditions }
}

/** Comments: admins can access all, coaches the visible ones and all by their own players and families. */
export const ownComments: Access = async ({ req }) => {
  if (hasRole(req.user)) return true
  if (!mayCoach(req.user)) return false
  const { players, parents } = await findOwnPeople(req, divisionsOf(req.user))
  const readable: Where[] = [{ state: { equals: 'visible' } }, { author: { in: [...players, ...parents] } }]
  return { or: readable }
}

const divisionKeys = new WeakMap<PayloadRequest, Promise<string[]>>()

/** Returns the keys (such as 12U) of the divisions that the user of the request coaches. Cached per request. */
export function listOwnDivisionKeys(req: PayloadRequest): Promise<string[]> {
  const ids = hasRole(req.user, 'coach') ? divisionsOf(req.user) : []
  if (ids.length === 0) return Promise.resolve([])
  const known = divisionKeys.get(req) ?? findDivisionKeys(req, ids)
  divisionKeys.set(req, known)
  return known
}

async function findDivisionKeys(req: PayloadRequest, ids: string[]): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'divisions',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ key }) => key)
}

// A query condition across two relations finds nothing in Payload, so the ids of the people are queried first.
async function findOwnPeople(req: PayloadRequest, divisions: string[]): Promise<People> {
  if (divisions.length === 0) return { players: [], parents: [] }
  const players = await listIds(req, { and: [{ role: { equals: 'player' } }, { divisions: { in: divisions } }] })
  if (players.length === 0) return { players, parents: [] }
  return { players, parents: await listIds(req, { children: { in: players } }) }
}

async function listIds(req: PayloadRequest, where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({ collection: 'members', where, depth: 0, pagination: false, select: {} })
  return docs.map(({ id }) => id)
}
