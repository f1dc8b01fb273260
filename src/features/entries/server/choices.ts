import 'server-only'
import type { InboxKind } from '../rules/kinds'
import type { Staff } from '@/payload-types'
import { formatDay, toDay } from '@/lib/dates'
import { hasRole } from '@/lib/roles'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'

export type Colleague = { id: string; name: string; isSuspended: boolean }

/** The choices of the filters and bulk actions. */
export type Choices = { colleagues: Colleague[]; cities: string[]; tags: string[]; tryoutDays: OpenDay[] }

/** A tryout day that still accepts players. */
export type OpenDay = { id: string; label: string }

/** Tags are read from this many of the newest tagged entries. */
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

/** Lists the open tryout days from today on, the next one first, for staff who may invite players. */
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

/** Lists all staff who handle entries. Includes suspended ones, so that their entries can be found and reassigned. */
export async function listColleagues(): Promise<Colleague[]> {
  const { rows } = await pool().query<Colleague>(
    `SELECT id, name, is_suspended IS TRUE AS "isSuspended" FROM staff
     WHERE id IN (SELECT parent_id FROM staff_roles WHERE value IN ('admin', 'registrar', 'treasurer')) ORDER BY name`,
  )
  return rows
}

/** Lists the cities of families. Editors maintain them; each has its own page. */
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
