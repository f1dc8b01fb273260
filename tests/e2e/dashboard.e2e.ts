import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { makeFilm } from '../support/films'
import { makeMember } from '../support/members'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const OWN_PART = styled('dashboard')
const LISTS = ['comments', 'scheduled', 'tryout-days', 'codes', 'mails'] as const

/** At least one of everything that waits beside what people send. */
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

test('every number leads to a list that has as many', async ({ page, db }) => {
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

test('what is new and late among what families send leads into the inbox, filtered', async ({ page, db }) => {
  await send(db)
  await signInAs(page, 'registrar')
  await openDashboard(page)
  const card = page.locator('[data-work="tryout-registrations"]')
  await expect(card).toHaveAttribute('href', '/admin/inbox?kind=tryout-registrations&status=pending')
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM inbox_entries
     WHERE kind = 'tryout-registrations' AND status = 'pending' AND merged_into IS NULL`,
  )
  await expect(card.locator('b')).toHaveText(String(rows[0]!.count))
})

test('each role sees its own work, and nothing of families without the right to', async ({ page, db }) => {
  await makeWork(db)
  await signInAs(page, 'editor')
  await openDashboard(page)
  await expect(page.locator('[data-work]')).toHaveCount(1)
  await expect(page.locator(OWN_PART)).not.toContainText(/registration|family|families/i)
})

for (const [role, width] of [
  ['admin', 1440],
  ['registrar', 390],
] as const) {
  test(`the dashboard of ${role} at ${width} pixels is accessible and fits`, async ({ page, db }) => {
    await makeWork(db)
    await send(db)
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, role)
    await openDashboard(page)
    await page.getByText('Show the numbers').click()
    await expect(page.getByRole('table', { name: /Registrations and tryouts by the week/ })).toBeVisible()
    await expectAccessible(page, OWN_PART)
    await expectNoSidewaysScroll(page)
  })
}
