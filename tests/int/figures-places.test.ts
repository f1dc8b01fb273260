import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listedWhere } from '@/features/dashboard/server/narrowed-lists'
import { findPlaceFigures } from '@/features/reports/server/figures/places'
import { listEntries } from '@/features/entries/server/queries'
import { findKeptSeason } from '@/features/people/server/api'
import { pool } from '@/server/database/pool'
import { filtersOf, makeOther, makeRegistration, scopeOf } from './inbox-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

async function makeTryout(name: string, status: string, received = 'now()'): Promise<string> {
  const id = await makeOther('tryout', name)
  await pool().query(
    `UPDATE tryout_registrations SET status = $2::text::enum_inbox_registration_status WHERE id = $1`,
    [id, status],
  )
  await pool().query(`UPDATE inbox_entries SET received_at = ${received} WHERE entry_id = $1`, [id])
  return id
}

async function makePlayer(name: string, deletedAt: Date | null = null): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO players (first_name, last_name, age, gender, division, slug, deleted_at)
     VALUES ($1, 'Testwell', 11, 'girl', '12U', $2, $3) RETURNING id`,
    [name, randomUUID(), deletedAt],
  )
  return rows[0]!.id
}

test('a tryout led to a place when one was ever offered; the linked list has the same number', async () => {
  await makeTryout('Ana', 'accepted')
  await makeTryout('Ben', 'declined')
  await makeTryout('Old', 'accepted', `now() - interval '13 months'`)
  await makeTryout('Fake', 'spam')
  const left = await makeTryout('Cy', 'withdrawn')
  await pool().query(
    `INSERT INTO tryout_registrations_history (id, _parent_id, _order, "from", "to", at, by_name)
     VALUES ($2, $1, 1, 'evaluation', 'accepted', now(), 'Dana Reyes')`,
    [left, randomUUID()],
  )
  const scope = await scopeOf('registrar')
  const { tryouts, since } = await findPlaceFigures(scope)
  expect(tryouts).toEqual({ from: 3, to: 2 })
  const { rows } = await listEntries(filtersOf(`kind=tryout-registrations&offered=1&since=${since}`), scope)
  expect(rows.map(({ person }) => person.split(' ')[0]).toSorted()).toEqual(['Ana', 'Cy'])
})

test('a place led to a season when its registration is enrolled', async () => {
  for (const status of ['enrolled', 'enrolled', 'accepted', 'pending', 'declined']) await makeRegistration({ status })
  expect((await findPlaceFigures(await scopeOf('registrar'))).places).toEqual({ from: 3, to: 2 })
})

test('a season’s retention counts those of its roster who are on one now', async () => {
  expect(await findKeptSeason()).toBeNull()
  const [stays, left] = [await makePlayer('Ana'), await makePlayer('Ben', new Date())]
  await makePlayer('New')
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO seasons (name, starts_on, ends_on, cutoff_on, state) VALUES
       ('2024-25', '2024-09-01', '2025-07-31', '2025-08-31', 'archived'),
       ('2026-27', '2026-09-01', '2027-07-31', '2027-08-31', 'current'),
       ('2025-26', '2025-09-01', '2026-07-31', '2026-08-31', 'archived') RETURNING id`,
  )
  const last = rows[2]!.id
  for (const [index, player] of [stays, left, null].entries())
    await pool().query(
      `INSERT INTO seasons_roster (id, _parent_id, _order, player_id, name, division) VALUES ($1, $2, $3, $4, 'A.', '12U')`,
      [randomUUID(), last, index + 1, player],
    )
  expect(await findKeptSeason()).toEqual({ id: last, season: '2025-26', players: 3, back: 1 })
  expect(await listedWhere('returning-players', pool())).toEqual({ id: { in: [stays] } })
})
