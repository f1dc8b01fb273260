import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from '../support/accessible'
import { changeInAdmin } from '../support/admin'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'
import { styled } from '../support/styled'

/** The documents that save themselves and have a title and a text: the field that the second person changes. */
const KINDS = [
  { collection: 'posts', versions: '_posts_v', second: '#field-excerpt' },
  { collection: 'films', versions: '_films_v', second: '#field-description' },
] as const

for (const { collection, versions, second } of KINDS) {
  test(`${collection}: a second editor is told of the first one’s change, and keeps what was entered`, async ({
    page,
    browser,
    baseURL,
    db,
  }) => {
    const made = await page.request.post(`/api/${collection}?draft=true`, {
      headers: await staffHeaders(page.request, 'editor'),
      data: { title: `Two editors ${randomUUID()}`, _status: 'draft' },
    })
    expect(made.status(), await made.text()).toBe(201)
    const { id } = ((await made.json()) as { doc: { id: string } }).doc
    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    await open(page, 'editor', collection, id)
    await open(other, 'admin', collection, id)

    const title = `First ${randomUUID()}`
    await changeInAdmin(page, () => titleOf(page).fill(title))
    await expect.poll(() => readState(db, versions, id)).toEqual({ title, isLocked: false })
    await other.locator(second).fill('Entered by the second one.')
    const notice = other.locator(styled('stale'))
    await expect(notice).toContainText(
      'changed this since you opened it. What you entered is still here but not saved.',
    )
    await expect(other.locator(second)).toHaveValue('Entered by the second one.')
    await expectAccessible(other, styled('stale'))
    expect(await readState(db, versions, id)).toMatchObject({ title })

    // The browser asks before it throws the text away.
    const asked = other.waitForEvent('dialog')
    await notice.getByRole('button', { name: 'Reload' }).click({ noWaitAfter: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await expect(titleOf(other)).toHaveValue(title)
    await expect(notice).toHaveCount(0)
    await context.close()
  })
}

function titleOf(page: Page) {
  return page.locator('#field-title')
}

async function open(page: Page, role: string, collection: string, id: string): Promise<void> {
  await signInAs(page, role)
  await visit(page, paths.adminDocument(collection, id))
  await reactReady(page, '#field-title')
}

/** The title of the newest version, and whether Payload has locked the document for the one who changes it. */
async function readState(db: Pool, versions: string, id: string) {
  const { rows } = await db.query<{ title: string; isLocked: boolean }>(
    `SELECT v.version_title AS title, EXISTS (
       SELECT 1 FROM payload_locked_documents_rels r WHERE r.path = 'document' AND $1 IN (r.posts_id::text, r.films_id::text)
     ) AS "isLocked"
     FROM ${versions} v WHERE v.parent_id::text = $1 AND v.latest`,
    [id],
  )
  return rows[0]
}
