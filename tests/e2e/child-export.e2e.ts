import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { PHONE } from '../support/enrolment'
import { enterAs, makeMember } from '../support/members'
import { readZip } from '../support/read-zip'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

/** A player of the demo with an enrollment, the player’s account and a new parent of it. */
async function anyChild(db: Pool) {
  const { rows } = await db.query<{ player: string; account: string; firstName: string }>(
    `SELECT p.id AS player, m.id AS account, p.first_name AS "firstName"
     FROM players p JOIN enrolments e ON e.player_id = p.id JOIN members m ON m.player_id = p.id AND m.is_active
     WHERE e.state = 'complete' AND p.deleted_at IS NULL ORDER BY p.last_name LIMIT 1`,
  )
  return rows[0]!
}

async function downloadWith(page: Page, button: string): Promise<{ name: string; files: Record<string, string> }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), files: await readZip(await readFile(await download.path())) }
}

test('a registrar exports the file of a child and records who requested it', async ({ page, db }) => {
  const { player, firstName } = await anyChild(db)
  await signInAs(page, 'registrar')
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, `/admin/child-file/players/${player}`)
  await page.getByRole('button', { name: 'Export everything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export everything' })
  await dialog.getByLabel('Who asked for it').fill('The mother, by phone')
  await expectAccessible(page, styled('page'))
  const { name, files } = await downloadWith(page, 'Download the file')
  expect(name).toMatch(/^everything-we-hold-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByRole('status').filter({ hasText: 'The export is ready' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What has been done' })).toContainText(
    /Exported.*things, asked for by The mother, by phone/,
  )
  await page.setContent(files['index.html']!)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Everything we hold about ${firstName}`)
  await expect(page.getByRole('heading', { name: /^Health and care/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('a guardian reads the data stored about their own child, and downloads it', async ({
    page,
    context,
    db,
    baseURL,
  }) => {
    const { account, firstName } = await anyChild(db)
    const parent = await makeMember(db, { role: 'parent', children: [account], hasCode: false })
    await enterAs(context, db, parent.id, baseURL!)
    await visit(page, '/family')
    await page.getByRole('link', { name: `What we hold about ${firstName}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Everything we hold about ${firstName}`)
    const held = page.getByRole('region', { name: 'What we hold' })
    await expect(held).toContainText('Who to call in an emergency')
    await expect(page.getByRole('region', { name: 'Held, and not shown here' })).toContainText('Code or password')
    const { files } = await downloadWith(page, 'Download everything')
    expect(files['index.html']).toContain('Who to call in an emergency')
  })
})

test('the guardian’s page is accessible and fits every width; another child’s page is not found', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const { account } = await anyChild(db)
  const parent = await makeMember(db, { role: 'parent', children: [account], hasCode: false })
  const stranger = await makeMember(db, { name: 'Ada A.', hasCode: false })
  await enterAs(context, db, parent.id, baseURL!)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, `/family/file/${account}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const answer = await page.goto(`/family/file/${stranger.id}`)
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('button', { name: 'Download everything' })).toHaveCount(0)
})
