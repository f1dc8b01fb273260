import type { PayloadRequest } from 'payload'
import { text } from 'payload/shared'
import { namesInFull, type PlayerName } from '@/features/people/rules/player-names'

/** A fixed message: the name itself would end up in the log of rejected changes. */
const NAMED = 'This names a player in full. Write the first name and initial, such as “Maya R.”.'

/** The common options of one-line and multi-line fields. */
type Options = { req: PayloadRequest; required?: boolean; maxLength?: number }
type UsualOptions = Parameters<typeof text>[1]

const rosters = new WeakMap<PayloadRequest, Promise<PlayerName[]>>()

/** The usual text validation, and rejects the full name of a player on the roster: these texts are shown next to pictures. */
export async function withoutFullNames(value: unknown, options: Options): Promise<true | string> {
  const usual = await text(value as string, options as UsualOptions)
  if (usual !== true || typeof value !== 'string' || !value.trim()) return usual
  const roster = await listRoster(options.req)
  return roster.some((player) => namesInFull(value, player)) ? NAMED : true
}

// An album has up to sixty captions, so the names are queried once per request.
function listRoster(req: PayloadRequest): Promise<PlayerName[]> {
  const known = rosters.get(req) ?? readRoster(req)
  rosters.set(req, known)
  return known
}

async function readRoster(req: PayloadRequest): Promise<PlayerName[]> {
  const select = { firstName: true, lastName: true } as const
  const { docs } = await req.payload.find({ collection: 'players', select, depth: 0, pagination: false, req })
  return docs
}
