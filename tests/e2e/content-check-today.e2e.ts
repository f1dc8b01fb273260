import type { Page } from '@playwright/test'
import { paragraph, richText, text } from '@/features/site/rules/content-check/fixtures'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { Hand } from '../support/hand'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const QUESTION = 'What does a month of checks cost?'
const OLD = 'It is $12 a month.'

/** Publishes an answer with an amount that contradicts the fees, as the signed-in editor. */
async function publishOldFee(page: Page, origin: string): Promise<void> {
  const data = { question: QUESTION, answer: OLD, order: 900, _status: 'published' }
  const answer = await page.request.post('/api/faqs', { headers: { origin }, data })
  expect(answer.status(), await answer.text()).toBe(201)
}

test.afterEach(async ({ db }) => {
  await db.query(`DELETE FROM faqs WHERE question = $1`, [QUESTION])
  await db.query(`SELECT expire_tag('collection:faqs')`)
})

test('an editor replaces the amount from Today with one click, and undoes it with another', async ({
  page,
  request,
  baseURL,
}) => {
  const answer = async () => (await request.get(paths.faqs)).text()
  await signInAs(page, 'editor')
  await publishOldFee(page, baseURL!)
  const [hand, panel] = [new Hand(), page.getByRole('region', { name: 'Content check' })]
  const row = panel.getByRole('listitem').filter({ hasText: QUESTION })
  await expect(async () => {
    await visit(page, adminPaths.home)
    await expect(row).toContainText('“$12 a month” differs from Fees: $199.99', { timeout: 2_000 })
  }).toPass()
  await expect(panel).toContainText(/\d+ on \d+ pages?/)
  await expectAccessible(page, styled('panel'))
  await hand.click(row.getByRole('button', { name: 'Use the fee' }))
  await expect(row.getByRole('status')).toHaveText('Replaced. The page follows within seconds.')
  expect(hand.acts).toBe(1)
  await expect.poll(answer).toContain('It is $199.99 a month.')
  await row.getByRole('button', { name: 'Put it back' }).click()
  await expect.poll(answer).toContain(OLD)
  await expect(row.getByRole('button', { name: 'Use the fee' })).toBeEnabled()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await row.getByRole('link', { name: 'Open' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/faqs\/[0-9a-f-]{36}/)
})

test('shows a refusal beside the warning, which remains', async ({ page, db, baseURL }) => {
  await signInAs(page, 'editor')
  await publishOldFee(page, baseURL!)
  const row = page.getByRole('region', { name: 'Content check' }).getByRole('listitem').filter({ hasText: QUESTION })
  await expect(async () => {
    await visit(page, adminPaths.home)
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await db.query(`UPDATE faqs SET answer = 'It is free.' WHERE question = $1`, [QUESTION])
  await db.query(`UPDATE _faqs_v SET version_answer = 'It is free.' WHERE version_question = $1`, [QUESTION])
  await row.getByRole('button', { name: 'Use the fee' }).click()
  await expect(row.getByRole('alert')).toContainText('The text has changed since it was checked.')
})

test('a registrar has no content check on Today', async ({ page }) => {
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.home)
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Content check' })).toHaveCount(0)
})

test('the list of articles shows the findings of the check, and can be filtered by them', async ({ page, db }) => {
  const { rows } = await db.query<{ id: string; title: string; content: unknown }>(
    `SELECT id, title, content FROM posts WHERE _status = 'published' ORDER BY date LIMIT 1`,
  )
  const { id, title, content } = rows[0]!
  const write = async (words: unknown) => {
    await db.query('UPDATE posts SET content = $2 WHERE id = $1', [id, JSON.stringify(words)])
    await db.query(`SELECT expire_tag('collection:posts')`)
  }
  await write(richText(paragraph(text('It is $12 a month.'))))
  await signInAs(page, 'editor')
  const filter = page
    .getByRole('navigation', { name: 'Articles to show' })
    .getByRole('link', { name: 'With a warning' })
  await expect(async () => {
    await visit(page, adminPaths.list('posts'))
    await expect(filter).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await filter.click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('“$12 a month” differs from Fees: $199.99')
  await expect(filter).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').filter({ hasText: 'Good' })).toHaveCount(0)
  await write(content)
})
