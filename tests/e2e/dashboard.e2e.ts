import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { makeFilm } from '../support/films'
import { makeMember } from '../support/members'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const OWN_PART = styled('dashboard')
const LISTS = ['comments', 'scheduled', 'tryout-days', 'codes', 'mails'] as const

/** At least one pending item of every kind, besides submissions. */
async function makeWork(db: pg.Pool): Promise<void> {
  const player = await makeMember(db, { divisions: ['12U'] })
  await db.query(`UPDATE member_secrets SET code_expires_at = now() + interval '5 days' WHERE member_id = $1`, [
    player.id,
  ])
  const film = await makeFilm(db)
  await db.query(
    `INSERT INTO film_comments (text, film_id, state, author_id, author_name, reports)
     VALUES ('Is this right?', $1, 'waiting', $2, 'Test', 0), ('Reported', $1, 'hidden', $2, 'Test', 1)`,
    [film.id, player.id],
  )
  await db.query(`INSERT INTO tryout_days (title, day, state) VALUES ('Long over', '2020-01-04T12:00:00Z', 'open')`)
  await db.query(
    `INSERT INTO mails (subject, "to", text, status, kind) VALUES ('Hello', 'a@example.org', 'Hi', 'failed', 'registration')`,
  )
  await db.query(
    `INSERT INTO payload_jobs (task_slug, queue, wait_until, input)
     SELECT 'schedulePublish', 'default', now() + interval '2 days',
       jsonb_build_object('type', 'publish', 'doc', jsonb_build_object('relationTo', 'posts', 'value', id))
     FROM posts ORDER BY number LIMIT 1`,
  )
}

async function send(db: pg.Pool): Promise<void> {
  await db.query(
    `INSERT INTO tryout_registrations (reference, player_first_name, player_last_name, player_age, player_grade,
       parent_name, phone_number, email) VALUES ($1, 'Jordan', 'Testwell', '11', '5', 'Pat', '(623) 555-0101', 'p@example.org')`,
    [`TR-${randomUUID().slice(0, 9)}`],
  )
}

async function openDashboard(page: Page): Promise<void> {
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Needs you today', level: 1 })).toBeVisible()
  await expect(page.locator(`${OWN_PART} [aria-busy]`)).toHaveCount(0)
}

test('every number links to a list of that length', async ({ page, db }) => {
  await makeWork(db)
  await signInAs(page, 'admin')
  for (const key of LISTS) {
    await openDashboard(page)
    const card = page.locator(`[data-work="${key}"]`)
    const count = Number(await card.locator('b').textContent())
    expect(count, key).toBeGreaterThan(0)
    const href = (await card.getAttribute('href'))!
    await card.click()
    await page.waitForURL((url) => url.pathname === new URL(href, url).pathname)
    await expect(page.locator('.page-controls__page-info'), key).toHaveText(new RegExp(`of ${count}$`))
    const isNarrowed = href.includes('only=')
    await expect(page.getByRole('link', { name: 'Show all.' })).toHaveCount(isNarrowed ? 1 : 0)
  }
})

onDeskAndPhone('opens the most urgent entry with one click', async ({ page, db }) => {
  await send(db)
  await db.query(
    `UPDATE inbox_entries SET person = 'Riley First', due_at = '2020-01-01', assignee_id = NULL WHERE entry_id =
       (SELECT entry_id FROM inbox_entries WHERE kind = 'tryout-registrations' ORDER BY received_at DESC LIMIT 1)`,
  )
  await signInAs(page, 'registrar')
  await openDashboard(page)
  const row = page.locator('[data-work="tryout-registrations"]')
  await expect(row).toContainText(/Riley First.*not taken yet.*Overdue/s)
  await page.getByRole('link', { name: 'Start with Riley First' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/tryout-registrations\/[0-9a-f-]+$/)
})

test('a queue row links to the inbox with the same number of entries', async ({ page, db }) => {
  await send(db)
  await signInAs(page, 'registrar')
  await openDashboard(page)
  const row = page.locator('[data-work="tryout-registrations"]')
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM inbox_entries
     WHERE kind = 'tryout-registrations' AND due_at IS NOT NULL AND merged_into IS NULL`,
  )
  await expect(row.locator('b')).toHaveText(String(rows[0]!.count))
  await row.click()
  await expect(page).toHaveURL(/\/admin\/inbox\?kind=tryout-registrations&status=waiting&sort=due$/)
})

test('cancels a mail that has not been sent yet', async ({ page, db }) => {
  const subject = `A place for ${randomUUID().slice(0, 8)}`
  await send(db)
  // The list has the next six: those of other tests leave later.
  await db.query(
    `INSERT INTO mails (subject, "to", text, status, kind, send_at, entry_kind, entry_id)
     SELECT $1, 'a@example.org', 'Hi', 'waiting', 'note', now() + interval '2 minutes', 'tryout-registrations', id::text
     FROM tryout_registrations ORDER BY created_at DESC LIMIT 1`,
    [subject],
  )
  await signInAs(page, 'registrar')
  await openDashboard(page)
  const row = page.getByRole('listitem').filter({ hasText: subject })
  await expect(row).toContainText(/[12]:\d\d/)
  await row.getByRole('button', { name: `Undo: ${subject}` }).click()
  await expect(row.getByRole('status')).toContainText('Taken back.')
  await expect
    .poll(async () => (await db.query('SELECT status FROM mails WHERE subject = $1', [subject])).rows)
    .toEqual([{ status: 'undone' }])
})

test('each role sees its own work, and nothing of families without permission', async ({ page, db }) => {
  await makeWork(db)
  await signInAs(page, 'editor')
  await openDashboard(page)
  await expect(page.locator('[data-work]')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Drafts and what goes out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write an article' })).toBeVisible()
  await expect(page.locator(OWN_PART)).not.toContainText(/registration|family|families/i)
})

for (const [role, width] of [
  ['admin', 1440],
  ['registrar', 390],
  ['coach', 1440],
  ['editor', 390],
  ['treasurer', 1440],
] as const) {
  test(`the dashboard of ${role} at ${width} pixels is accessible and fits`, async ({ page, db }) => {
    await makeWork(db)
    await send(db)
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, role)
    await openDashboard(page)
    if (role === 'admin' || role === 'registrar') {
      await page.getByText('Show the numbers').click()
      await expect(page.getByRole('table', { name: /Registrations and tryouts by the week/ })).toBeVisible()
    }
    // Scrolled down, the bar of a change that can be undone may cover a part of a button.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, OWN_PART)
    await expectNoSidewaysScroll(page)
  })
}
