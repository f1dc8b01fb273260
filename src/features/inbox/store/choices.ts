import 'server-only'
import type { InboxKind } from '../rules/kinds'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'

export type Colleague = { id: string; name: string; isSuspended: boolean }

/** What the filters and the bar for many entries offer. */
export type Choices = { colleagues: Colleague[]; cities: string[]; tags: string[] }

/** Tags are read off the newest entries that have any: older ones are history. */
const TAGGED_MAX = 2000

export async function listChoices(staff: Staff, kinds: readonly InboxKind[]): Promise<Choices> {
  const [colleagues, cities, tags] = await Promise.all([listColleagues(), listCities(staff), listTags(kinds)])
  return { colleagues, cities, tags }
}

/** Everybody who works with what people send. What a suspended colleague left behind is still found, to be handed over. */
export async function listColleagues(): Promise<Colleague[]> {
  const { rows } = await pool().query<Colleague>(
    `SELECT id, name, is_suspended IS TRUE AS "isSuspended" FROM staff
     WHERE id IN (SELECT parent_id FROM staff_roles WHERE value IN ('admin', 'registrar', 'treasurer')) ORDER BY name`,
  )
  return rows
}

/** The cities families come from: editors keep them, each with a page of its own. */
export async function listCities(staff: Staff): Promise<string[]> {
  const { docs } = await asStaff(staff).find({ collection: 'cities', sort: 'order', depth: 0, pagination: false })
  return docs.map(({ city }) => city)
}

async function listTags(kinds: readonly InboxKind[]): Promise<string[]> {
  const { rows } = await pool().query<{ tag: string }>(
    `SELECT DISTINCT unnest(tags) AS tag FROM (SELECT tags FROM inbox_entries WHERE tags <> '{}'
       AND kind = ANY ($1) ORDER BY received_at DESC LIMIT ${TAGGED_MAX}) AS tagged ORDER BY tag`,
    [kinds],
  )
  return rows.map(({ tag }) => tag)
}
