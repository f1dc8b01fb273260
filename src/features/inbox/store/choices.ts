import 'server-only'
import type { InboxKind } from '../rules/kinds'
import type { Staff } from '@/payload-types'
import { formatDay, toDay } from '@/lib/dates'
import { hasRole } from '@/lib/roles'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'

export type Colleague = { id: string; name: string; isSuspended: boolean }

/** What the filters and the bar for many entries offer. */
export type Choices = { colleagues: Colleague[]; cities: string[]; tags: string[]; tryoutDays: OpenDay[] }

/** A tryout day to which players can still be invited. */
export type OpenDay = { id: string; label: string }

/** Tags are read off the newest entries that have any: older ones are history. */
const TAGGED_MAX = 2000

export async function listChoices(staff: Staff, kinds: readonly InboxKind[]): Promise<Choices> {
  const [colleagues, cities, tags, tryoutDays] = await Promise.all([
    listColleagues(),
    listCities(staff),
    listTags(kinds),
    listOpenDays(staff),
  ])
  return { colleagues, cities, tags, tryoutDays }
}

/** Lists the open tryout days from today on, the next one first, for staff who invite to them. */
export async function listOpenDays(staff: Staff): Promise<OpenDay[]> {
  if (!hasRole({ ...staff, collection: 'staff' }, 'registrar')) return []
  const { docs } = await asStaff(staff).find({
    collection: 'tryout-days',
    where: { state: { equals: 'open' }, day: { greater_than_equal: `${toDay(new Date())}T00:00:00.000Z` } },
    sort: 'day',
    depth: 0,
    pagination: false,
    select: { title: true, day: true },
  })
  return docs.map(({ id, title, day }) => ({ id, label: `${formatDay(day, 'EEE, MMM d')}: ${title}` }))
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
