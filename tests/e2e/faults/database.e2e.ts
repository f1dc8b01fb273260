import type { Pool } from 'pg'
import { adminPaths } from '../../../src/lib/admin-paths'
import { registrationInput, tryoutInput } from '../../support/factories'
import { expectAccessible } from '../../support/accessible'
import { startDatabase, stopDatabase } from '../../support/database'
import { readServerLog } from '../../support/logins'
import { signInAs } from '../../support/staff-session'
import { expect, fill, hydrated, test, visit } from '../../support/site'

test.use({ environmentName: 'own_database', ownCluster: true })

const WITHIN = { timeout: 10_000 }

test.describe.configure({ mode: 'serial' })
test.afterEach(startDatabase)

test('the form shows an error and keeps all input when the database stops during a submit, and one retry stores one record', async ({
  page,
  db,
}) => {
  const lastName = `Outage${Date.now()}`
  await visit(page, '/player-registration?form=player')
  await hydrated(page)
  const values = registrationInput({ lastName, goals: 'Play with joy' })
  await fill(page, values)

  await stopDatabase()
  await page.getByRole('button', { name: 'Send registration' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Everything you typed is still here.', WITHIN)
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  }
  await expect(page.getByRole('checkbox', { name: 'Point Guard' })).toBeChecked()

  await startDatabase()
  await page.getByRole('button', { name: 'Send registration' }).click()
  await expect(page.getByRole('heading', { name: 'REGISTRATION COMPLETE' })).toBeVisible(WITHIN)
  const { rowCount } = await db.query('SELECT 1 FROM player_registrations WHERE player_last_name = $1', [lastName])
  expect(rowCount).toBe(1)
  expect(readServerLog()).not.toContain(lastName)
})

test('without a database the public pages are still served, and forms answer only with 503', async ({ request }) => {
  await stopDatabase()
  expect((await request.get('/')).status()).toBe(200)
  expect((await request.get('/player-registration')).status()).toBe(200)
  const response = await request.post('/forms/tryout', { data: tryoutInput() })
  expect(response.status()).toBe(503)
  expect(await response.json()).toEqual({ message: 'Service unavailable' })
})

test('a page that needs the database shows only an error message with a link home', async ({ page }) => {
  await stopDatabase()
  const response = await visit(page, '/forms/tryout/received?ref=TR-0000-0000')
  expect(response?.status()).toBe(503)
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/ECONNREFUSED|postgres|SELECT|node_modules/)
})

test('a page of staff that cannot be shown is loaded again by its button, with the same address', async ({ page }) => {
  await signInAs(page, 'editor')
  await stopDatabase()
  await visit(page, '/admin/collections/posts?limit=10')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expectAccessible(page)

  await startDatabase()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/collections\/posts\?.*limit=10/)
})

test('a document that cannot be shown says so, and is loaded again by a button', async ({ page, db }) => {
  await signInAs(page, 'treasurer')
  await db.query('ALTER TABLE payload_locked_documents RENAME TO hidden')
  try {
    await visit(page, adminPaths.global('fees'))
    await expect(page.getByRole('alert', { name: 'This page' })).toContainText('Could not load. Try again.')
    await expectAccessible(page, 'main')
  } finally {
    await db.query('ALTER TABLE hidden RENAME TO payload_locked_documents')
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Monthly fee')).toBeVisible()
})

test('mail that was in progress when the database stopped is delivered after the outage', async ({ request, db }) => {
  test.setTimeout(300_000)
  const sent = await request.post('/forms/tryout', { data: tryoutInput() })
  const { reference } = (await sent.json()) as { reference: string }
  const statuses = async () => {
    const { rows } = await db.query<{ status: string }>('SELECT status FROM mails WHERE reference = $1', [reference])
    return rows.map((row) => row.status)
  }
  // The workers may still be reconnecting after the outage in the previous test.
  await expect.poll(statuses, { timeout: 120_000 }).toEqual(['kept', 'kept'])
  await beginDelivery(db, reference)
  await stopDatabase()
  await startDatabase()
  await expect.poll(statuses, { timeout: 120_000 }).toEqual(['kept', 'kept'])
})

// Both workers of the site start, and wait for a mail that another transaction has locked.
async function beginDelivery(db: Pool, reference: string): Promise<void> {
  await db.query(`UPDATE mails SET status = 'queued' WHERE reference = $1`, [reference])
  const holder = await db.connect()
  holder.on('error', () => holder.release(true))
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM mails WHERE reference = $1 FOR UPDATE', [reference])
  await db.query('SELECT plan_mail(id, now()) FROM mails WHERE reference = $1', [reference])
  const atWork = `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'deliver_mail' AND locked_by IS NOT NULL`
  await expect.poll(async () => (await db.query<{ count: number }>(atWork)).rows[0]!.count).toBe(2)
}
