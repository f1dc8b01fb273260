import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type FilterOptions,
  type PayloadRequest,
  type Where,
} from 'payload'
import { divisionsOf, hasRole } from '@/lib/roles'

type Targets = { divisions?: unknown; members?: unknown } | undefined

const PLAYERS: Where = { role: { equals: 'player' } }

/** Returns the divisions a member of staff may assign to: coaches their own, admins all. */
export const onlyOwnDivisions: FilterOptions = ({ user }) => (hasRole(user) ? true : { id: { in: divisionsOf(user) } })

/** Returns the players a member of staff may assign to. */
export const onlyOwnPlayers: FilterOptions = ({ user }) =>
  hasRole(user) ? PLAYERS : { and: [PLAYERS, { divisions: { in: divisionsOf(user) } }] }

/** Rejects an assignment that includes, or included before, recipients outside a coach's own divisions. */
export async function requireOwnDivisions({ data, originalDoc, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  await demandOwn(data, req)
  await demandOwn(originalDoc, req)
  return data
}

/** Runs the same check before an assignment is deleted. */
export async function requireOwnDivisionsOnDelete({ id, req }: Parameters<CollectionBeforeDeleteHook>[0]) {
  if (!isBound(req)) return
  await demandOwn(await req.payload.findByID({ collection: 'film-assignments', id, depth: 0, req }), req)
}

// The Local API without a user and admins are not restricted.
function isBound({ user }: PayloadRequest): boolean {
  return Boolean(user) && !hasRole(user)
}

async function demandOwn(targets: Targets, req: PayloadRequest): Promise<void> {
  if (!isBound(req)) return
  const divisions = divisionsOf(req.user)
  const members = idsOf(targets?.members)
  const isOwn = idsOf(targets?.divisions).every((id) => divisions.includes(id))
  if (isOwn && (await countOwn(members, divisions, req)) === members.length) return
  throw new APIError('You can assign films to your own divisions and players only.', 403, null, true)
}

async function countOwn(members: string[], divisions: string[], req: PayloadRequest): Promise<number> {
  if (members.length === 0) return 0
  const where: Where = { and: [{ id: { in: members } }, { divisions: { in: divisions } }] }
  const { docs } = await req.payload.find({ collection: 'members', where, depth: 0, pagination: false, req })
  return new Set(docs.map(({ id }) => id)).size
}

function idsOf(list: unknown): string[] {
  const entries = Array.isArray(list) ? (list as unknown[]) : []
  return [...new Set(entries.map((one) => String((one as { id?: string } | null)?.id ?? one)))]
}
