import type pg from 'pg'
import { expect } from 'vitest'
import { findChildIds, type ChildIds } from '@/features/privacy/server/child-file/child'
import { postChildFile } from '@/features/privacy/server/child-file/handlers'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import type { StaffRole } from '@/lib/roles'
import { transaction } from '@/server/database/transaction'
import { formRequest, tryoutInput } from '../support/factories'
import { readZip } from '../support/read-zip'
import { register, send, staffHeaders } from './entry-support'
import { accept, acceptedRegistration } from './rosters-support'

export const HOME = { lastName: 'Okoro', parentName: 'Dana Okoro', parentEmail: 'dana.okoro@example.org' }

/** Zuri plays and has come to a tryout before; her brother Kofi is registered by the same parent. */
export async function household() {
  const zuri = await acceptedRegistration({ ...HOME, firstName: 'Zuri' })
  const tryout = await send(postTryout, zurisTryout({}))
  const kofi = await register({ ...HOME, firstName: 'Kofi', dateOfBirth: '07/01/2013' })
  const { enrolment, player } = await accept(zuri)
  return { zuri, tryout, kofi, enrolment, player }
}

/** A submission that registers Zuri for a tryout. */
export function zurisTryout(change: Record<string, unknown>) {
  const names = { playerFirstName: 'Zuri', playerLastName: 'OKORO', parentName: 'Dana Okoro' }
  return tryoutInput({ ...names, email: HOME.parentEmail, ...change })
}

/** Requests the file of a child as a member of staff, or as a visitor. */
export async function takeFile(role: StaffRole | null, body: object): Promise<Response> {
  const values = { how: 'file', requestedBy: 'Dana, by phone', ...body }
  return postChildFile(formRequest('child-file', values, await staffHeaders(role)))
}

export type FileData = {
  things: { what: string; count: number; records: { table: string; values: Record<string, unknown> }[] }[]
  leftOut: { what: string; count: number }[]
}

/** Requests the file of a child as the registrar, and parses it. */
export async function exportOf(player: string) {
  const answer = await takeFile('registrar', { kind: 'players', id: player })
  return { answer, ...(await readFile(answer)) }
}

/** Parses the file in a response. */
export async function readFile(answer: Response) {
  expect(answer.status).toBe(200)
  const files = await readZip(await answer.arrayBuffer())
  return { files, page: files['index.html']!, data: JSON.parse(files['data.json']!) as FileData }
}

/**
 * Gives a child a row in every table that may contain data about one, with texts that all begin with the same word. The
 * database is unusable for other tests afterwards: its foreign keys and triggers are gone.
 * @returns the values written to each column, by table
 */
export async function fillEveryTable(player: string, word: string): Promise<Record<string, Record<string, string>>> {
  const ids = (await findChildIds({ kind: 'players', id: player }))!
  return transaction(async (client) => {
    const written: Record<string, Record<string, string>> = {}
    for (const [table, ties] of Object.entries(tiesOf(ids))) {
      await dropConstraints(client, table)
      written[table] = await fill(client, table, ties, word)
    }
    return written
  })
}

// Drops the constraints and triggers of a table: only the matching keys matter, not the referenced rows.
async function dropConstraints(client: pg.PoolClient, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('f', 'c')`,
    [table],
  )
  for (const { name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
}

type RelationChange = { change: string } | { add: Record<string, string> }

function tiesOf({ entries, players, enrolments, members }: ChildIds): Record<string, RelationChange> {
  const [entry, player, enrolment, member] = [entries[0]!, players[0]!, enrolments[0]!, members[0]!]
  const ofEntries = `id IN ('${entries.join("', '")}')`
  const attempt = crypto.randomUUID()
  const ofMember = { add: { member_id: member } }
  const history = { add: { _parent_id: entry } }
  return {
    player_registrations: { change: ofEntries },
    player_registrations_positions: { add: { parent_id: entry } },
    player_registrations_history: history,
    tryout_registrations: { change: ofEntries },
    tryout_registrations_history: history,
    applications: { add: { id: entry } },
    applications_history: history,
    inbox_entries: { change: ofEntries.replace('id', 'entry_id') },
    registration_edits: { add: { entry_id: entry } },
    family_links: { add: { entry_id: entry } },
    players: { change: `id = '${player}'` },
    players_achievements: { add: { _parent_id: player } },
    media_rels: { add: { players_id: player } },
    takedown_requests: { add: { player_id: player } },
    seasons_roster: { add: { player_id: player } },
    enrolments: { change: `id = '${enrolment}'` },
    enrolments_pickups: { add: { _parent_id: enrolment } },
    consents: { add: { enrolment_id: enrolment } },
    members: { change: `id = '${member}'` },
    members_rels: { add: { parent_id: member } },
    member_secrets: { change: `member_id = '${member}'` },
    member_sessions: ofMember,
    member_tokens: ofMember,
    member_plans: ofMember,
    film_views: ofMember,
    film_assignments_rels: { add: { members_id: member } },
    film_comments: { add: { author_id: member } },
    film_comment_reports: { add: { reporter_id: member } },
    quiz_attempts: { add: { id: attempt, member_id: member } },
    quiz_attempts_answers: { add: { _parent_id: attempt } },
    mails: { add: { entry_id: entry } },
    audit_events: { add: { entry_id: entry } },
  }
}

/** Texts by which the rows of a child are matched, and the day from which their retention counts. */
const TIES = new Set(['kind', 'person_key', 'reference', 'date_of_birth'])

const MOMENT = '2026-10-05T18:00:00Z'

type Column = { name: string; type: string; first: string | null }

async function fill(
  client: pg.PoolClient,
  table: string,
  ties: RelationChange,
  word: string,
): Promise<Record<string, string>> {
  const { rows } = await client.query<Column>(
    `SELECT a.attname AS name, format_type(a.atttypid, NULL) AS type,
       (SELECT min(enumlabel) FROM pg_enum WHERE enumtypid = a.atttypid) AS first
     FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attidentity = '' AND a.attgenerated = '' AND format_type(a.atttypid, NULL) || a.attname <> 'integerid'`,
    [table],
  )
  const isGiven = (name: string) => TIES.has(name) || ('add' in ties && name in ties.add)
  const texts = rows.filter(({ type, name }) => /^(text|character varying)$/.test(type) && !isGiven(name))
  const written = Object.fromEntries(texts.map(({ name }) => [name, `${word} ${table}.${name}`]))
  const values: Record<string, unknown> =
    'change' in ties
      ? { ...Object.fromEntries(rows.filter(isMoment).map(({ name }) => [name, MOMENT])), ...written }
      : { ...Object.fromEntries(rows.map((column) => [column.name, valueOf(column, word)])), ...written, ...ties.add }
  const names = Object.keys(values)
  const marks = names.map((_, index) => `$${index + 1}`)
  const text =
    'change' in ties
      ? `UPDATE ${table} SET ${names.map((name, index) => `"${name}" = ${marks[index]}`).join(', ')} WHERE ${ties.change}`
      : `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${marks.join(', ')})`
  await client.query(text, Object.values(values))
  return written
}

function isMoment({ name, type }: Column): boolean {
  return type.includes('timestamp') && !['created_at', 'updated_at', 'deleted_at'].includes(name)
}

function valueOf({ type, first }: Column, word: string): unknown {
  if (first !== null) return first
  if (type.endsWith('[]')) return [word]
  if (/^(uuid|text|character varying)$/.test(type)) return crypto.randomUUID()
  if (type === 'boolean') return true
  if (type.includes('timestamp') || type === 'date') return MOMENT
  if (type === 'int4multirange') return '{[0,30)}'
  if (type === 'bytea') return Buffer.from(word)
  return Math.floor(Math.random() * 1_000_000) % 7 || 1
}
