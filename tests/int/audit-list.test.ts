import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listChoices, listNotes, NOTES_PER_PAGE } from '@/features/reports/server/audit/queries'
import { postContact } from '@/features/registration/server/contact/handlers'
import { toDay } from '@/lib/dates'
import { recordEvent } from '@/server/audit'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { contactInput, formRequest } from '../support/factories'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeAll(clearInbox)
beforeEach(clearInbox)

// Audit notes are never deleted, also those of an earlier run.
const RUN = Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)

async function note(action: string, kind: string, role: 'registrar' | 'admin' = 'registrar'): Promise<void> {
  const client = await pool().connect()
  await recordEvent(client, await staffAs(role), { action, kind })
  client.release()
}

test('newest first, page by page, without duplicates or gaps', async () => {
  const kind = `paged-${RUN}`
  await skipToNextLength()
  for (let index = 0; index < NOTES_PER_PAGE + 5; index++) await note('opened', kind)
  const first = await listNotes({ kind })
  expect(first).toMatchObject({ hasMore: true })
  expect(first.notes).toHaveLength(NOTES_PER_PAGE)
  const second = await listNotes({ kind, before: first.notes.at(-1)!.id })
  expect(second).toMatchObject({ hasMore: false })
  const ids = [...first.notes, ...second.notes].map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(new Set(ids).size).toBe(NOTES_PER_PAGE + 5)
})

// 1000 comes after 999 as a number, but before it as a text.
async function skipToNextLength(): Promise<void> {
  await pool().query(
    `SELECT setval(pg_get_serial_sequence('audit_events', 'id'),
       power(10, length(coalesce(max(id), 1)::text) + 1)::bigint - 20) FROM audit_events`,
  )
}

describe('filtered', () => {
  test('by person, action, place and time', async () => {
    await note('opened', `narrow-one-${RUN}`)
    await note('exported', `narrow-one-${RUN}`, 'admin')
    await note('opened', `narrow-two-${RUN}`)
    const { id: admin } = await staffAs('admin')
    const today = toDay(new Date())
    const actions = async (filters: object) => (await listNotes(filters)).notes.map(({ action }) => action)
    expect(await actions({ kind: `narrow-one-${RUN}` })).toEqual(['exported', 'opened'])
    expect(await actions({ kind: `narrow-one-${RUN}`, actor: admin })).toEqual(['exported'])
    expect(await actions({ kind: `narrow-one-${RUN}`, action: 'opened' })).toEqual(['opened'])
    expect(await actions({ kind: `narrow-one-${RUN}`, from: today, to: today })).toEqual(['exported', 'opened'])
    expect(await actions({ kind: `narrow-one-${RUN}`, to: '2020-01-01' })).toEqual([])
    const choices = await listChoices()
    expect(choices.kinds).toEqual(expect.arrayContaining([`narrow-one-${RUN}`, `narrow-two-${RUN}`]))
    expect(choices.actions).toEqual(expect.arrayContaining(['opened', 'exported']))
    expect(choices.actors.map(({ name }) => name)).toContain('Test registrar')
  })

  test('an export is one row, regardless of its number of entries', async () => {
    const client = await pool().connect()
    const registrar = await staffAs('registrar')
    const entryId = '00000000-0000-4000-8000-00000000000a'
    await recordEvent(client, registrar, { action: 'exported', kind: `export-one-${RUN}`, entryId })
    await recordEvent(client, registrar, { action: 'exported', kind: `export-one-${RUN}`, detail: '1 rows' })
    client.release()
    expect((await listNotes({ kind: `export-one-${RUN}` })).notes.map(({ detail }) => detail)).toEqual(['1 rows'])
  })
})

test('no code in the app changes or removes a note: erasing an entry keeps them', async () => {
  const response = await postContact(formRequest('contact', contactInput()))
  const { id } = (await response.json()) as { id: string }
  const admin = asStaff(await staffAs('admin'))
  await admin.findByID({ collection: 'form-entries', id })
  await admin.delete({ collection: 'form-entries', id })
  const { rows } = await pool().query('SELECT action, reference FROM audit_events WHERE entry_id = $1 ORDER BY id', [
    id,
  ])
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['received', 'opened', 'deleted']),
  )
  await expect(pool().query(`UPDATE audit_events SET action = 'x' WHERE entry_id = $1`, [id])).rejects.toThrow(
    'cannot be changed',
  )
  await expect(pool().query('DELETE FROM audit_events WHERE entry_id = $1', [id])).rejects.toThrow('cannot be changed')
})
