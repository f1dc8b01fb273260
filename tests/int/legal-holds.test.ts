import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { RequestErasure } from '@/features/privacy/components/erasure/RequestErasure'
import { findChildIds } from '@/features/privacy/server/child-file/child'
import { findErasureAt } from '@/features/privacy/server/erasure/open'
import { requestErasure } from '@/features/privacy/server/erasure/request'
import { approveErasure } from '@/features/privacy/server/erasure/decide'
import { eraseDue } from '@/features/privacy/server/erasure/erase'
import { ROW_OUTCOMES } from '@/features/privacy/server/erasure/steps'
import { dataMap } from '@/features/privacy/rules/data-map/data-map'
import { STEP_PERIODS } from '@/features/privacy/rules/retention'
import { applyRetention, countDue } from '@/features/privacy/server/retention/apply'
import { findHold, listHeldIds } from '@/features/privacy/server/retention/holds'
import { findLastRun } from '@/features/privacy/server/retention/report'
import { ROW_STEPS } from '@/features/privacy/server/retention/rows'
import { postContact } from '@/features/registration/server/contact/handlers'
import { pool } from '@/server/database/pool'
import { contactInput } from '../support/factories'
import { register, send } from './entry-support'
import { clearRetention, count, enrolled, hold, inMonths, makeErasuresDue, of } from './retention-support'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('empty')

beforeEach(clearRetention)

describe('a legal hold', () => {
  test('keeps everything of its child, and ends by itself', async () => {
    const { registration } = await enrolled()
    await pool().query(`UPDATE players SET deleted_at = now() - interval '4 years'`)
    await pool().query(`UPDATE player_registrations SET updated_at = now() - interval '4 years'`)
    await pool().query(`UPDATE mails SET status = 'kept', created_at = now() - interval '4 years'`)
    await pool().query(`UPDATE enrolments SET medical_notes = 'sealed'`)
    const { id } = await hold('player-registrations', registration)
    const held = await applyRetention()
    expect((['players', 'health', 'accounts'] as const).map((key) => of(held, key)?.due)).toEqual([0, 0, 0])
    expect(of(held, 'players')).toMatchObject({ held: 1 })
    expect(await count('mails', `entry_id = '${registration}' AND "to" <> 'Removed'`)).toBeGreaterThan(0)
    await pool().query(`UPDATE legal_holds SET ends_on = now() - interval '2 days' WHERE id = $1`, [id])
    expect(of(await countDue(), 'players')).toMatchObject({ due: 1, held: 0 })
  })

  test('keeps a child from an erasure that was agreed, until it ends', async () => {
    const { player } = await enrolled()
    const place = { kind: 'players', id: player }
    await requestErasure(await staffAs('registrar'), place, 'Avery Exampleton')
    await approveErasure(await staffAs('admin'), place)
    await makeErasuresDue()
    expect(await readFamilyPage(player)).toContain('We will erase it on ')
    const { id } = await hold('players', player)
    expect(await eraseDue()).toBe(0)
    expect(await count('players')).toBe(1)
    const page = await readFamilyPage(player)
    expect(page).toContain('has to keep this record for now')
    expect(page).toContain('(623) 555-0100')
    expect(page).not.toMatch(/erase it on|court|hold/i)
    await pool().query(`UPDATE legal_holds SET ends_on = now() - interval '2 days' WHERE id = $1`, [id])
    expect(await eraseDue()).toBe(1)
  })

  test('ends after its last day; of several the last one counts, and none of another child', async () => {
    const { player, registration } = await enrolled()
    const first = await hold('players', player)
    const second = await hold('player-registrations', registration)
    const today = '2026-11-20'
    const setDay = (id: unknown, day: string) =>
      pool().query('UPDATE legal_holds SET ends_on = $2 WHERE id = $1', [id, `${day}T12:00:00Z`])
    const ids = (await findChildIds({ kind: 'players', id: player }))!
    await setDay(first.id, today)
    await setDay(second.id, '2026-11-19')
    expect(await findHold(ids, today)).toMatchObject({ endsOn: today })
    expect(await listHeldIds(today)).toContain(player)
    expect(await findHold(ids, '2026-11-21')).toBeNull()
    expect(await listHeldIds('2026-11-21')).toEqual([])
    await setDay(second.id, '2026-12-24')
    expect(await findHold(ids, today)).toMatchObject({ endsOn: '2026-12-24' })
    expect(await findHold({ ...ids, players: [], entries: [] }, today)).toBeNull()
  })

  test('keeps a message from being deleted by hand', async () => {
    const id = await send(postContact, contactInput())
    await hold('form-entries', id)
    const cms = await payload()
    const remove = async () =>
      cms.delete({ collection: 'form-entries', id, user: await staffAs('admin'), overrideAccess: false })
    await expect(remove()).rejects.toThrow('A legal hold keeps this until')
    expect(of(await countDue(inMonths(6)), 'messages')).toMatchObject({ due: 0, held: 0 })
    await pool().query('DELETE FROM legal_holds')
    await remove()
    expect(await count('form_entries')).toBe(0)
  })
})

describe('the report', () => {
  test('counts without deleting, and says what was deleted', async () => {
    await register()
    await send(postContact, contactInput())
    expect(of(await countDue(inMonths(25)), 'messages')).toMatchObject({ due: 1 })
    expect([await count('form_entries'), await count('erasures'), await count('retention_runs')]).toEqual([1, 0, 0])
    const counts = await applyRetention(inMonths(25))
    const { rows } = await pool().query('SELECT counts, has_deleted FROM retention_runs')
    expect(rows).toEqual([{ counts, has_deleted: true }])
    expect(JSON.stringify(rows)).not.toMatch(/Avery|Sam/)
  })

  test('only counts while deleting is off', async () => {
    const cms = await payload()
    await cms.updateGlobal({ slug: 'retention-settings', data: { isOn: false, entryMonths: 6 } })
    await send(postContact, contactInput())
    expect(of(await applyRetention(inMonths(7)), 'messages')).toMatchObject({ due: 1 })
    expect(await count('form_entries')).toBe(1)
    expect(await count('retention_runs', 'NOT has_deleted')).toBe(1)
  })

  test('of the newest run is shown, and none before the first', async () => {
    expect(await findLastRun()).toBeNull()
    const [first, second] = ['2026-10-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z']
    await pool().query(
      `INSERT INTO retention_runs (at, counts, has_deleted) VALUES ($1, '[]', true), ($2, '[]', false)`,
      [second, first],
    )
    expect(await findLastRun()).toEqual({ at: second, counts: [], hasDeleted: true })
  })

  test('covers every table of the data map whose period ends by itself', () => {
    const covered = new Set(
      ROW_STEPS.flatMap(({ key, tables }) => tables.map((table) => `${STEP_PERIODS[key]} ${table}`)),
    )
    const timed = new Set(Object.values(STEP_PERIODS))
    const missing = dataMap
      .filter(({ until, table }) => timed.has(until) && !(table in ROW_OUTCOMES) && !covered.has(`${until} ${table}`))
      .map(({ until, table }) => `${until} ${table}`)
    expect([...new Set(missing)]).toEqual([])
  })
})

/** Returns what the family's page says about the request for its child's erasure. */
async function readFamilyPage(player: string): Promise<string> {
  const erasure = await findErasureAt({ kind: 'players', id: player })
  const actions = { ask: '/ask', back: '/back' }
  const field = { name: 'child', value: player }
  const request = { actions, field, erasure, firstName: 'Avery', phone: '(623) 555-0100', outcome: undefined }
  return renderToStaticMarkup(createElement(RequestErasure, request))
}
