import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest, TextField, Where, WhereField } from 'payload'
import { readPhoneSearch } from '@/lib/phone-search'
import { hasRole, mayCoach } from '@/lib/roles'
import { transactionOf } from '@/lib/transaction'
import { denyField } from '../access/rules'

const MIN_PHONE_DIGITS = 4
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Names that the search of the list of players accepts besides the player's fields: values of the enrollment. */
const FAMILY_NAMES = ['guardianName', 'guardianPhone'] as const

type FamilyName = (typeof FAMILY_NAMES)[number]

/** The fields behind these names: only searched, never read or written. The hint in the search box has their labels. */
export const familySearchFields: TextField[] = [
  searchedField('guardianName', 'Guardian', 'Found by the search of the list only.'),
  searchedField('guardianPhone', 'Phone', 'Found by the search of the list only.'),
]

function searchedField(name: FamilyName, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    virtual: true,
    access: { read: denyField, create: denyField, update: denyField },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true, description },
  }
}

/**
 * Replaces the conditions on a guardian in a query by the ids of the players, for staff who see guardians in the list: registrars,
 * and coaches, whose access limits them to their own players. For others the condition matches no player.
 */
export const searchFamilies: CollectionBeforeOperationHook<'players'> = async ({ args, req }) => {
  if (!('where' in args) || !args.where) return args
  return { ...args, where: await resolveFamilies(args.where, req) }
}

async function resolveFamilies(where: Where, req: PayloadRequest): Promise<Where> {
  const parts = await Promise.all(Object.entries(where).map(([key, condition]) => resolvePart(key, condition!, req)))
  return parts.length === 1 ? parts[0]! : { and: parts }
}

async function resolvePart(key: string, condition: Where[] | WhereField, req: PayloadRequest): Promise<Where> {
  if (Array.isArray(condition)) return { [key]: await Promise.all(condition.map((each) => resolveFamilies(each, req))) }
  const like: unknown = condition.like
  return isFamilyName(key) && typeof like === 'string'
    ? { id: { in: await findPlayers(key, like, req) } }
    : { [key]: condition }
}

function isFamilyName(key: string): key is FamilyName {
  return (FAMILY_NAMES as readonly string[]).includes(key)
}

async function findPlayers(name: FamilyName, text: string, req: PayloadRequest): Promise<string[]> {
  const matches = name === 'guardianName' ? matchesName(text) : matchesPhone(text)
  if (!matches || !(hasRole(req.user, 'registrar') || mayCoach(req.user))) return [NO_ID]
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT player_id AS id FROM enrolments WHERE state <> 'ended' AND ${matches}`,
  )
  return rows.length > 0 ? rows.map(({ id }) => String(id)) : [NO_ID]
}

// All words, in any order, as Payload's search compares the fields of a player.
function matchesName(text: string) {
  const words = text.split(/\s+/).filter(Boolean)
  const each = words.map((word) => sql`strpos(inbox_fold(guardian_name), inbox_fold(${word})) > 0`)
  return each.length > 0 ? sql.join(each, sql` AND `) : null
}

function matchesPhone(text: string) {
  const digits = readPhoneSearch(text, MIN_PHONE_DIGITS)
  return digits && sql`strpos(regexp_replace(coalesce(guardian_phone, ''), '\\D', '', 'g'), ${digits}) > 0`
}
