import readWorkbook from 'read-excel-file/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { postExportCount } from '@/features/reports/server/exports/handlers'
import { WORKBOOK_ROWS } from '@/lib/export-formats'
import { postRegistration } from '@/features/registration/server/registrations/handlers'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { formRequest, registrationInput } from '../support/factories'
import { send, staffHeaders } from './entry-support'
import { findLastExport, take } from './export-support'
import { clearInbox, countRows, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const REGISTRATIONS = { what: 'inbox', filters: { kind: 'player-registrations' } }

async function count(role: StaffRole | null, body: object): Promise<Response> {
  return postExportCount(formRequest('export-count', body, await staffHeaders(role)))
}

async function readFile(response: Response) {
  const [sheet] = await readWorkbook(Buffer.from(await response.arrayBuffer()))
  return sheet!.data
}

describe('an Excel file', () => {
  test('has the rows of the CSV file, and contains no formulas', async () => {
    await send(postRegistration, registrationInput({ goals: '=1+1' }))
    const csv = await (await take('registrar', REGISTRATIONS)).text()
    const response = await take('registrar', { ...REGISTRATIONS, format: 'xlsx' })
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="player-registrations-[\d-]+\.xlsx"$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [head, row, ...others] = await readFile(response)
    expect(head!.join()).toBe(csv.split('\r\n')[0])
    expect(row).toContain('=1+1')
    expect(others).toEqual([])
    expect((await findLastExport()).detail).toBe('1 rows')
  })

  test('exports numbers as numbers', async () => {
    const [head, ...rows] = await readFile(
      await take('registrar', { what: 'roster', division: '12U', hasMedical: false, format: 'xlsx' }),
    )
    const age = head!.indexOf('Age')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => typeof row[age] === 'number')).toBe(true)
  })

  test('that would be too long is rejected with an alternative, and nothing is recorded', async () => {
    await pool().query(
      `INSERT INTO inbox_entries (entry_id, kind, reference, status, person, person_key, contact, email, phone, search,
         received_at, updated_at)
       SELECT gen_random_uuid(), 'player-registrations', 'PR-' || n, 'pending', 'Player', 'player', 'Pat', '', '', '', now(), now()
       FROM generate_series(1, $1::int) n`,
      [WORKBOOK_ROWS + 1],
    )
    const before = await countRows(`audit_events WHERE action = 'exported'`)
    const response = await take('registrar', { what: 'inbox', filters: {}, format: 'xlsx' })
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'An Excel file holds at most 10,000 lines. Take the list as CSV, or narrow it.' },
    ])
    expect(await countRows(`audit_events WHERE action = 'exported'`)).toBe(before)
    // The rejected export occupies none of the few concurrent slots.
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await take('registrar', { what: 'inbox', filters: {}, format: 'xlsx' })).status).toBe(422)
  })
})

describe('the number of rows of an export', () => {
  test('is counted before it, without an audit note', async () => {
    await send(postRegistration, registrationInput())
    const before = await countRows(`audit_events WHERE action = 'exported'`)
    expect(await (await count('registrar', REGISTRATIONS)).json()).toEqual({ count: 1 })
    expect(await countRows(`audit_events WHERE action = 'exported'`)).toBe(before)
  })

  test.each<[StaffRole | null, number]>([
    ['treasurer', 403],
    ['coach', 403],
    [null, 401],
  ])('is not shown to %s: %i', async (role, status) => {
    expect((await count(role, REGISTRATIONS)).status).toBe(status)
  })
})
