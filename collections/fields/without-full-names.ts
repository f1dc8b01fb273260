import type { PayloadRequest } from 'payload'
import { text } from 'payload/shared'
import { namesInFull, namesInPart, type PlayerName } from '@/features/people/rules/player-names'

/** A fixed message: the name itself would end up in the log of rejected changes. */
const NAMED = 'This names a player in full. Write the first name and initial, such as “Maya R.”.'

/** The common options of one-line and multi-line fields. */
type Options = { req: PayloadRequest; required?: boolean; maxLength?: number }
type TextOptions = Parameters<typeof text>[1]

const NAMES_TAGGED =
  'This names a player who is tagged on the picture. Say what happens instead, such as “A player shoots from the corner.” The tag already says who it is.'

type RosterName = PlayerName & { id: string }

const rosters = new WeakMap<PayloadRequest, Promise<RosterName[]>>()

/** The usual text validation, and rejects the full name of a player on the roster: these texts are shown next to pictures. */
export async function withoutFullNames(value: unknown, options: Options): Promise<true | string> {
  const usual = await text(value as string, options as TextOptions)
  if (usual !== true || typeof value !== 'string' || !value.trim()) return usual
  const roster = await listRoster(options.req)
  return roster.some((player) => namesInFull(value, player)) ? NAMED : true
}

/** Also rejects the first or last name of a player who is tagged on this picture: a name beside a face identifies a child. */
export async function withoutTaggedNames(
  value: unknown,
  options: Options & { siblingData: { players?: unknown } },
): Promise<true | string> {
  const full = await withoutFullNames(value, options)
  if (full !== true || typeof value !== 'string') return full
  return (await namesTagged(value, idsOf(options.siblingData.players), options.req)) ? NAMES_TAGGED : true
}

/** The same for the caption of a picture in an album, whose tags are stored with the picture. */
export async function withoutNamesInPicture(
  value: unknown,
  options: Options & { siblingData: { picture?: unknown } },
): Promise<true | string> {
  const full = await withoutFullNames(value, options)
  const [picture] = idsOf([options.siblingData.picture])
  if (full !== true || typeof value !== 'string' || !value.trim() || !picture) return full
  const { docs } = await options.req.payload.find({
    ...{
      collection: 'media',
      where: { id: { equals: picture } },
      select: { players: true },
      depth: 0,
      req: options.req,
    },
  })
  return (await namesTagged(value, idsOf(docs[0]?.players), options.req)) ? NAMES_TAGGED : true
}

async function namesTagged(text: string, players: string[], req: PayloadRequest): Promise<boolean> {
  if (players.length === 0) return false
  const roster = await listRoster(req)
  return roster.some((player) => players.includes(player.id) && namesInPart(text, player))
}

// A relation is an id, or a document where it was populated.
function idsOf(related: unknown): string[] {
  const list = Array.isArray(related) ? related : []
  return list.flatMap((one: unknown) => {
    if (typeof one === 'string') return one
    return typeof one === 'object' && one !== null && 'id' in one ? String(one.id) : []
  })
}

// An album has up to sixty captions, so the names are queried once per request.
function listRoster(req: PayloadRequest): Promise<RosterName[]> {
  const known = rosters.get(req) ?? readRoster(req)
  rosters.set(req, known)
  return known
}

async function readRoster(req: PayloadRequest): Promise<RosterName[]> {
  const select = { firstName: true, lastName: true } as const
  const { docs } = await req.payload.find({ collection: 'players', select, depth: 0, pagination: false, req })
  return docs
}
