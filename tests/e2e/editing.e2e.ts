// An editor's working day on its own posts and pages: nothing here changes what other tests read.
import type { Locator, Page } from '@playwright/test'
import { expect, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually } from '../support/eventually'

const stamp = Date.now()
const FIRST = { title: `Balance before speed ${stamp}`, slug: `balance-before-speed-${stamp}` }
const RENAMED = `balance-first-${stamp}`

test.describe.configure({ mode: 'serial' })

test('a post: draft, preview, schedule, publish, rename, unpublish, restore', async ({
  page,
  request,
  db,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const get = (path: string) => request.get(path, { maxRedirects: 0 })
  const blog = async () => (await get('/blog')).text()
  page.setDefaultTimeout(15_000)
  // The first form of an article loads the whole editor.
  page.setDefaultNavigationTimeout(45_000)
  await signInAs(page, 'editor')

  await test.step('an incomplete draft is saved and cannot be published', async () => {
    await visit(page, '/admin/collections/posts/create')
    // The empty draft is created at once and opens another page: input and clicks before that are lost, and a text that
    // appears during a request stays locked until the page is reloaded.
    await page.waitForURL(/\/posts\/[0-9a-f-]{36}/)
    await expect(text(page)).toBeVisible()
    await expect(async () => {
      await page.getByLabel('Title').first().fill(FIRST.title)
      await expect.poll(() => savedText(page, baseURL!), { timeout: 5_000 }).toContain(FIRST.title)
    }).toPass()
    await expect(async () => {
      await page.getByRole('button', { name: 'Publish changes' }).click()
      await expect(page.getByText(/The following fields? (is|are) invalid/)).toBeVisible({ timeout: 5_000 })
    }).toPass()
    expect(await blog()).not.toContain(FIRST.title)
  })

  await test.step('editors can preview the draft, and visitors never see it', async () => {
    await fillPost(page)
    for (const stored of ['Then the other.', '"authorRole":"Editor"', '"category":"nutrition"']) {
      await expect.poll(() => savedText(page, baseURL!)).toContain(stored)
    }
    const preview = await page.context().newPage()
    await visit(preview, `/preview?path=/blog/${FIRST.slug}`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(FIRST.title)
    await preview.getByRole('link', { name: 'Leave the preview' }).click()
    await preview.close()
    expect((await get(`/blog/${FIRST.slug}`)).status()).toBe(307)
  })

  await test.step('it is published automatically when it is due', async () => {
    await schedule(page)
    const list = await page.context().newPage()
    await visit(list, '/admin/collections/posts?only=planned')
    await expect(list.getByRole('row', { name: FIRST.title }).getByText(/, 7 AM$/)).toBeVisible()
    await list.close()
    await db.query(`UPDATE payload_jobs SET wait_until = now() - interval '1 minute' WHERE completed_at IS NULL`)
    const { rows } = await db.query(
      `SELECT FROM graphile_worker._private_known_crontabs WHERE identifier = 'publish-due'`,
    )
    expect(rows).toHaveLength(1)
    // The worker does this once a minute.
    await db.query(`SELECT graphile_worker.add_job('publish-due')`)
    await expect.poll(blog).toContain(FIRST.title)
    expect((await get(`/blog/${FIRST.slug}`)).status()).toBe(200)
    await expectEverywhere(get, FIRST.slug, true)
  })

  await test.step('after a rename the old address redirects to the new one, and a rename back creates no loop', async () => {
    await rename(page, RENAMED)
    await expectEventually(
      async () => (await get(`/blog/${FIRST.slug}`)).status(),
      (shown) => shown.toBe(308),
    )
    expect((await get(`/blog/${FIRST.slug}`)).headers().location).toContain(`/blog/${RENAMED}`)
    expect((await get(`/blog/${RENAMED}`)).status()).toBe(200)
    await rename(page, FIRST.slug)
    await expectEventually(
      async () => (await get(`/blog/${FIRST.slug}`)).status(),
      (shown) => shown.toBe(200),
    )
    expect((await get(`/blog/${RENAMED}`)).status()).toBe(308)
  })

  await test.step('after unpublishing it is gone everywhere within two seconds', async () => {
    await revisit(page)
    const unpublish = page.getByRole('button', { name: 'Unpublish' })
    // The menu may close again while the form is still loading.
    await expect(async () => {
      if (!(await unpublish.isVisible())) await page.locator('.doc-controls__popup .popup-button').click()
      await expect(unpublish).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await unpublish.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Unpublished successfully.')).toBeVisible()
    await expectEventually(blog, (shown) => shown.not.toContain(FIRST.title))
    expect((await get(`/blog/${FIRST.slug}`)).status()).toBe(307)
    await expectEverywhere(get, FIRST.slug, false)
  })

  await test.step('a published version is restored as a draft, and is live again once it is published', async () => {
    const form = page.url().split('?')[0]!
    await visit(page, `${form}/versions`)
    await page.locator('tr', { hasText: 'Published' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Brought back as a draft. Visitors do not see it until it is published.')).toBeVisible()
    await page.waitForURL(/\/posts\/[0-9a-f-]{36}$/)
    expect((await get(`/blog/${FIRST.slug}`)).status()).toBe(307)
    await visit(page, form)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expectEventually(blog, (shown) => shown.toContain(FIRST.title))
  })

  await test.step('it is gone at once when moved to the trash', async () => {
    const [headers, id] = [{ origin: baseURL! }, page.url().split('/').at(-1)]
    const data = { deletedAt: new Date().toISOString() }
    expect((await page.request.patch(`/api/posts/${id}`, { headers, data })).status()).toBe(200)
    await expectEventually(blog, (shown) => shown.not.toContain(FIRST.title))
    await expectEverywhere(get, FIRST.slug, false)
  })
})

/** Returns the text field of the article once it is editable. */
function text(page: Page): Locator {
  return page.locator('.rich-text-lexical [contenteditable=true]')
}

async function fillPost(page: Page): Promise<void> {
  const category = page
    .getByRole('combobox', { name: /Category/ })
    .or(page.locator('#field-category input'))
    .first()
  await page.getByLabel('Excerpt').fill('A short article that a test wrote, and that the same test takes away again.')
  await page.getByLabel('Role of the author').fill('Editor')
  await category.fill('Nutrition')
  await page.getByRole('option', { name: 'Nutrition' }).click()
  await text(page).click()
  await page.keyboard.type('Stand on one foot. Then the other.')
}

/** Returns the draft as stored on the server, regardless of the autosave delay. */
async function savedText(page: Page, origin: string): Promise<string> {
  const url = `/api/posts?draft=true&where[slug][equals]=${FIRST.slug}`
  return (await page.request.get(url, { headers: { origin } })).text()
}

// Schedules for tomorrow in Arizona; the test moves the time forward.
async function schedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await page.getByRole('button', { name: 'Schedule for tomorrow 7 AM' }).click()
  await expect(page.getByText(/Goes out .*, 7 AM/)).toBeVisible()
}

async function rename(page: Page, slug: string): Promise<void> {
  await revisit(page)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByLabel('Address').fill(slug)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(() => answers(page, `/blog/${slug}`)).toBe(true)
}

async function answers(page: Page, path: string): Promise<boolean> {
  return (await page.request.get(path, { maxRedirects: 0 })).status() === 200
}

async function expectEverywhere(
  get: (path: string) => Promise<{ text: () => Promise<string> }>,
  slug: string,
  isThere: boolean,
): Promise<void> {
  for (const path of ['/sitemap.xml', '/blog/feed.xml', `/search?q=${slug.replaceAll('-', '+')}`]) {
    const text = await (await get(path)).text()
    if (isThere) expect(text, path).toContain(`/blog/${slug}`)
    else expect(text, path).not.toContain(`/blog/${slug}`)
  }
}
