import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { listNotes, notesStatement } from '@/features/reports/server/audit/queries'
import type { AuditFilters } from '@/features/reports/rules/audit-filters'
import { STAFF_ROLES } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { withClient } from '../../scripts/lib/postgres/connect.mjs'
import { findLastExport, take } from './export-support'
import { staffAs } from './staff'
import { freshDatabase } from './support'

freshDatabase()

const MANY = 200_000
const AREAS = ['families', 'content', 'settings', 'accounts', 'sign-ins']

let admin: string

beforeAll(async () => {
  admin = (await staffAs('admin')).id
  const { id: editor } = await staffAs('editor')
  // As one statement of the site it would exceed the statement timeout.
  await withClient(process.env.DATABASE_URL, async (client: Pick<pg.Client, 'query'>) => {
    await client.query(
      `INSERT INTO audit_events (at, actor_id, actor_name, action, area, kind, detail)
       SELECT now() - n * interval '5 minutes', CASE WHEN n % 1000 = 0 THEN $1::uuid ELSE $2::uuid END, 'Many', 'changed',
         CASE WHEN n % 2000 = 0 THEN 'settings' ELSE 'content' END, 'posts', 'title' FROM generate_series($3::int, 1, -1) n`,
      [admin, editor, MANY],
    )
    // Reads every row instead of a random sample, so that the planner's estimates are the same in every run.
    await client.query('SET default_statistics_target = 1000; ANALYZE audit_events')
  })
}, 60_000)

async function add(area: string, change: { title?: string; name?: string } = {}): Promise<void> {
  await pool().query(
    `INSERT INTO audit_events (actor_id, actor_name, action, area, kind, title) VALUES ($1, $2, 'changed', $3, 'faqs', $4)`,
    [admin, change.name ?? 'Test admin', area, change.title],
  )
}

test.each(AREAS)('the part “%s” shows only its own notes', async (area) => {
  for (const one of AREAS) await add(one, { title: `of ${one}` })
  const { notes } = await listNotes({ area, kind: 'faqs' })
  expect(notes.length).toBeGreaterThan(0)
  expect(new Set(notes.map(({ title }) => title))).toEqual(new Set([`of ${area}`]))
})

async function planOf(filters: AuditFilters): Promise<string> {
  const { text, values } = notesStatement(filters)
  const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe(`among ${MANY} notes`, () => {
  test('the newest are read in the order of their ids', async () => {
    expect(await planOf({})).toMatch(/Index Scan Backward using audit_events_pkey/)
  })

  test.each<[string, () => AuditFilters]>([
    ['a part', () => ({ area: 'settings' })],
    ['a part with nothing in it', () => ({ area: 'sign-ins', action: 'signed in' })],
    ['a member of staff', () => ({ actor: admin })],
    ['a member of staff in a part', () => ({ actor: admin, area: 'content' })],
    ['an older page', () => ({ area: 'content', before: '1000' })],
    ['a day', () => ({ from: '2026-01-05', to: '2026-01-05' })],
  ])('%s is found without reading them all', async (_what, filters) => {
    expect(await planOf(filters())).toContain('Index Cond')
  })
})

describe('as a file', () => {
  test('the export is what the filters select, contains no formulas, and is recorded itself', async () => {
    await add('settings', { title: '=1+1', name: '@Test' })
    const answer = await take('admin', { what: 'audit', filters: { area: 'settings', kind: 'faqs' } })
    expect(answer.headers.get('content-disposition')).toMatch(/filename="audit-[\d-]+\.csv"/)
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines[0]).toBe('When (Arizona),Who,Part,What,Where,Reference,Title,Fields')
    expect(lines[1]).toMatch(/,'@Test,Settings,Changed,Faqs,,'=1\+1,$/)
    expect(lines.slice(1).every((line) => line.includes(',Settings,'))).toBe(true)
    expect(await findLastExport()).toEqual({
      actor_name: 'Test admin',
      kind: 'audit',
      detail: `${lines.length - 1} rows`,
    })
  })

  test('exports everything at once', async () => {
    const answer = await take('admin', { what: 'audit', filters: {} })
    expect((await answer.text()).trim().split('\r\n').length).toBeGreaterThan(MANY)
  })

  test.each([...STAFF_ROLES.filter((role) => role !== 'admin'), null])('%s cannot export', async (role) => {
    const answer = await take(role, { what: 'audit', filters: {} })
    expect([401, 403]).toContain(answer.status)
  })
})

describe('a note', () => {
  const CHANGES = [`UPDATE audit_events SET actor_name = 'x' WHERE id = 1`, 'DELETE FROM audit_events WHERE id = 1']

  test.each([...CHANGES, 'TRUNCATE audit_events'])('is immutable: %s', async (statement) => {
    await expect(pool().query(statement)).rejects.toThrow('cannot be changed')
  })

  test.each(CHANGES)('may be changed only by an erasure, in its own transaction: %s', async (statement) => {
    await transaction(async (client) => {
      await client.query(`SET LOCAL fullcourt.erasing = 'on'`)
      expect((await client.query(statement)).rowCount).toBe(1)
      await expect(client.query('SAVEPOINT s; TRUNCATE audit_events')).rejects.toThrow('cannot be changed')
      await client.query('ROLLBACK TO SAVEPOINT s')
    })
    await expect(pool().query('DELETE FROM audit_events WHERE id = 2')).rejects.toThrow('cannot be changed')
  })
})
