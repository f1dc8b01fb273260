import { beforeEach, describe, expect, test } from 'vitest'
import { listHousehold } from '@/features/entries/server/entry/household'
import { findWritten } from '@/features/entries/server/entry/written'
import { pool } from '@/server/database/pool'
import { makeOther, makeRegistration } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

const KIND = 'player-registrations'

freshDatabase()
beforeEach(clearInbox)

describe('the household of an entry', () => {
  test('lists the other entries with the same email or phone, newest first', async () => {
    const own = await makeRegistration({ first: 'Ada' })
    const sister = await makeRegistration({ first: 'Bea' })
    const byPhone = await makeRegistration({ first: 'Cleo' })
    const stranger = await makeRegistration({ first: 'Dana' })
    const set = (id: string, email: string, phone: string) =>
      pool().query('UPDATE inbox_entries SET email = $2, phone = $3 WHERE entry_id = $1', [id, email, phone])
    await set(own, 'one@example.org', '16235550101')
    await set(sister, 'one@example.org', '16235550102')
    await set(byPhone, 'two@example.org', '16235550101')
    await set(stranger, 'three@example.org', '16235550103')
    const { entries, total } = await listHousehold(await staffAs('registrar'), { kind: KIND, id: own })
    expect(entries.map(({ id }) => id)).toEqual([byPhone, sister])
    expect(total).toBe(2)
  })

  test('is empty where email and phone are empty, and excludes spam and merged entries', async () => {
    const [own, spam, merged] = [await makeRegistration(), await makeRegistration(), await makeRegistration()]
    await pool().query(`UPDATE inbox_entries SET email = '', phone = ''`)
    expect(await listHousehold(await staffAs('registrar'), { kind: KIND, id: own })).toEqual({ entries: [], total: 0 })
    await pool().query(`UPDATE inbox_entries SET email = 'one@example.org'`)
    await pool().query(`UPDATE inbox_entries SET status = 'spam' WHERE entry_id = $1`, [spam])
    await pool().query('UPDATE inbox_entries SET merged_into = $2 WHERE entry_id = $1', [merged, own])
    expect(await listHousehold(await staffAs('registrar'), { kind: KIND, id: own })).toEqual({ entries: [], total: 0 })
  })

  test('shows each role only the kinds that it may access', async () => {
    const own = await makeRegistration()
    const sponsor = await makeOther('sponsor', 'Pat Giver')
    await pool().query(`UPDATE inbox_entries SET email = 'one@example.org'`)
    const [place, other] = [{ kind: KIND, id: own } as const, { kind: 'sponsor-inquiries', id: sponsor } as const]
    expect((await listHousehold(await staffAs('registrar'), other)).entries).toMatchObject([{ id: own }])
    expect(await listHousehold(await staffAs('treasurer'), other)).toEqual({ entries: [], total: 0 })
    for (const role of ['coach', 'editor', 'treasurer'] as const) {
      expect(await listHousehold(await staffAs(role), place)).toEqual({ entries: [], total: 0 })
      expect(await findWritten(await staffAs(role), place)).toBeNull()
    }
  })
})
