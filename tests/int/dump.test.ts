import { beforeEach, describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/(payload)/api/[...slug]/route'
import { requestReset } from '@/features/members/server/accounts'
import { ENCRYPTED_COLUMNS } from '@/server/encryption/encrypted-columns.mjs'
import * as migration from '@/migrations/20261125_015500_sealed_mails'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { pool } from '@/server/database/pool'
import { logger } from '@/server/logger'
import { reencrypt } from '@/server/encryption/reencrypt'
import { invite } from '@/features/staff/server/invitations'
import { queryMails } from '../support/mails'
import { makeMember } from '../support/members'
import { start } from './enrolment-support'
import { clearRosters, makeSeasons } from './rosters-support'
import { makeStaff, staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

/** Returns every value of every table, the job queue included, like a copy of the database. */
async function dump(): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const tables = await Promise.all(rows.map(({ name }) => pool().query(`SELECT json_agg(t)::text AS t FROM ${name} t`)))
  return tables.map((table) => String(table.rows[0].t)).join('\n')
}

/** Returns the tokens of all links in the mails to an address. */
async function secretsTo(address: string): Promise<string[]> {
  const { rows } = await queryMails(pool(), 'SELECT text FROM mails WHERE "to" = $1', [address])
  return rows.flatMap(({ text }) => String(text).match(/(?<=[/=])(?=[\w-]*\d)[\w-]{32,}/g) ?? [])
}

function post(route: string, body: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-fullcourt-client': `192.0.2.${Math.floor(Math.random() * 250)}`,
  }
  const request = new Request(`${process.env.PUBLIC_URL}/api/${route}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return POST(request, { params: Promise.resolve({ slug: route.split('/') }) })
}

describe('a copy of the database', () => {
  test('contains no working link: to an enrollment, a status page, an account, an invitation or a password reset', async () => {
    const { token } = await start()
    const { email } = await makeStaff({ email: 'reset@example.org', name: 'Lee Forgetful', roles: ['editor'] })
    await post('staff/forgot-password', { email })
    const person = { name: 'Nia New', email: 'nia@example.org', roles: ['editor' as const] }
    await invite(await staffAs('admin'), person)
    const parent = {
      role: 'parent' as const,
      email: 'parent@example.org',
      password: 'three plain words',
      hasCode: false,
    }
    await makeMember(pool(), parent)
    await requestReset(parent.email)
    const addresses = (await pool().query<{ to: string }>('SELECT DISTINCT "to" FROM mails')).rows
    const secrets = (await Promise.all(addresses.map(({ to }) => secretsTo(to)))).flat()
    for (const address of [email, person.email, parent.email]) expect(await secretsTo(address)).not.toEqual([])
    expect(secrets).toContain(token)
    const copy = await dump()
    for (const secret of secrets) expect(copy.includes(secret), 'a secret is stored in clear').toBe(false)
    expect(copy).not.toMatch(/\/enrol\/[\w-]{20}/)
  })
})

describe('the link to a new staff password', () => {
  const password = 'Kettle orbit seventeen lanterns'

  test('works once, although only its hash is stored', async () => {
    const { email } = await makeStaff({ email: 'works@example.org', name: 'Lee Works', roles: ['editor'] })
    await post('staff/forgot-password', { email })
    const [token] = await secretsTo(email)
    const { rows } = await pool().query('SELECT reset_password_token AS hash FROM staff WHERE email = $1', [email])
    expect((await post('staff/reset-password', { token: rows[0].hash, password })).status).toBe(403)
    expect((await post('staff/reset-password', { token, password })).status).toBe(200)
    const error = vi.spyOn(logger, 'error')
    const again = await post('staff/reset-password', { token, password })
    expect([again.status, await again.json()]).toEqual([
      403,
      { errors: [{ message: 'This link has expired. Ask for a new one below.' }] },
    ])
    expect(error).not.toHaveBeenCalled()
  })

  test('stored in plain text is revoked by the migration', async () => {
    const { id } = await makeStaff({ email: 'clear@example.org', name: 'Lee Clear', roles: ['editor'] })
    await pool().query(`ALTER TABLE staff DISABLE TRIGGER staff_reset_token_hashed`)
    await pool().query(`UPDATE staff SET reset_password_token = 'in clear' WHERE id = $1`, [id])
    await pool().query(`ALTER TABLE staff ENABLE TRIGGER staff_reset_token_hashed`)
    const { drizzle } = (await payload()).db as unknown as PostgresAdapter
    await migration.up({ db: drizzle } as never)
    const { rows } = await pool().query('SELECT reset_password_token AS token FROM staff WHERE id = $1', [id])
    expect(rows).toEqual([{ token: null }])
  })
})

test('mails stored in plain text are encrypted at the next start, and stay readable', async () => {
  await pool().query(
    `INSERT INTO mails (subject, "to", text, calendar, status, kind, dedupe_key)
     VALUES ('Hello', 'old@example.org', 'Open https://example.org/enrol/oldtoken', 'BEGIN:VCALENDAR', 'sent', 'enrolment', 'old')`,
  )
  await reencrypt(pool(), ENCRYPTED_COLUMNS, { isOnlyPlain: true })
  expect(await dump()).not.toMatch(/oldtoken|BEGIN:VCALENDAR/)
  const { docs } = await (await payload()).find({ collection: 'mails', where: { to: { equals: 'old@example.org' } } })
  expect(docs).toMatchObject([{ text: 'Open https://example.org/enrol/oldtoken', calendar: 'BEGIN:VCALENDAR' }])
})
