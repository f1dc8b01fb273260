import type { Page } from '@playwright/test'
import { heading, link, paragraph, richText, text } from '@/features/site/rules/content-check/fixtures'
import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { gate, holdAutosave } from '../support/gate'
import { Hand } from '../support/hand'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const OLD_FEE = '“$12 a month” differs from Fees: $199.99'
const LINK = '“click here” does not say where the link leads'
const NO_PAGE = 'A link leads nowhere: /summer-camp'

const CONTENT = richText(
  paragraph(text('Practice costs $12 a month. To sign up '), link('/contact', 'click here'), text('.')),
  heading('h2', 'In summer'),
  paragraph(link('/summer-camp', 'Our camp'), text(' is open to everybody.')),
)

/** Adds a draft with all required fields of an article, and opens it. */
async function openDraft(page: Page, origin: string): Promise<{ id: string; slug: string }> {
  const slug = `checked-${Date.now()}`
  const data = {
    title: `Checked ${slug}`,
    slug,
    generateSlug: false,
    excerpt: 'What the content check finds.',
    content: CONTENT,
    date: '2026-01-05',
    category: 'trainingTips',
    author: 'Iris',
    authorRole: 'Editor',
  }
  const answer = await page.request.post('/api/posts?draft=true', { headers: { origin }, data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: string } }
  await visit(page, adminPaths.document('posts', doc.id))
  return { id: doc.id, slug }
}

test('an editor resolves the warnings of a draft: one replaced, one accepted, one changed, and publishes', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(90_000)
  await signInAs(page, 'editor')
  const { id, slug } = await openDraft(page, baseURL!)
  const [hand, check] = [new Hand(), page.getByRole('region', { name: 'Content check' })]
  const [warnings, count] = [check.getByRole('listitem'), check.getByRole('status').first()]
  await expect(count).toHaveText('3, at each save')
  await expect(warnings).toHaveCount(4)
  for (const message of [OLD_FEE, LINK, NO_PAGE]) await expect(check).toContainText(message)
  await expect(warnings.last()).toContainText('Headings')
  await expectAccessible(page, styled('check'))

  const nextCheck = gate()
  await page.route('**/staff/content-check', async (route) => {
    await nextCheck.opened
    await route.continue()
  })
  await test.step('“Use the fee” changes the text in the editor, and the next save updates the count', async () => {
    await hand.click(check.getByRole('button', { name: 'Use the fee' }))
    await expect(page.locator('.rich-text-lexical [contenteditable=true]')).toContainText('{monthly} a month')
    await expect.poll(() => savedText(page, id, baseURL!)).toContain('{monthly} a month')
    await expect(count).toHaveText('2, at each save')
  })

  await test.step('“Keep it” is stored, also when a fix has changed its passage since the last check', async () => {
    await hand.click(check.getByRole('button', { name: `Keep it: ${LINK}` }))
    await expect(count).toHaveText('1, at each save')
    nextCheck.open()
    await expect.poll(() => savedText(page, id, baseURL!)).toMatch(/"acceptedWarnings":"(link-text-\w+,?){2}"/)
    await page.reload()
    await expect(count).toHaveText('1, at each save')
    await expect(check).toContainText(NO_PAGE)
    await expect(check).not.toContainText(LINK)
  })

  await test.step('a warning does not prevent publication, and visitors see the fee', async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect
      .poll(async () => (await request.get(paths.post(slug))).text())
      .toContain('Practice costs $199.99 a month.')
    expect(hand.acts).toBe(2)
  })
})

test('“Keep it” during a save is stored by the next one', async ({ page, baseURL }) => {
  await signInAs(page, 'editor')
  const { id } = await openDraft(page, baseURL!)
  const check = page.getByRole('region', { name: 'Content check' })
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(check.getByRole('status').first()).toHaveText('3, at each save')

  const response = gate()
  await holdAutosave(page, response.opened)
  const save = page.waitForRequest(/autosave=true/)
  await title.fill('Saved slowly')
  await save
  await check.getByRole('button', { name: `Keep it: ${LINK}` }).click()
  await title.fill('Saved slowly, and changed again')
  response.open()
  await expect.poll(() => savedText(page, id, baseURL!)).toContain('changed again')
  await expect(check.getByRole('status').first()).toHaveText('2, at each save')
  await expect.poll(() => savedText(page, id, baseURL!)).toContain('"acceptedWarnings":"link-text-')
})

test('the list fits a phone, and shows an error when it cannot be loaded', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'editor')
  await page.route('**/staff/content-check', (route) => route.abort())
  await openDraft(page, baseURL!)
  const check = page.getByRole('region', { name: 'Content check' })
  await expect(check.getByRole('alert')).toContainText('It could not be checked just now.')
  await page.unroute('**/staff/content-check')
  await check.getByRole('button', { name: 'Try again' }).click()
  await expect(check).toContainText(NO_PAGE)
  await expect(check.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page, styled('check'))
  await expectNoSidewaysScroll(page)
})

test('only editors and admins may request the check', async ({ page, baseURL }) => {
  for (const role of ['registrar', 'coach', 'treasurer'] as const) {
    await signInAs(page, role)
    const headers = { origin: baseURL! }
    const data = { kind: 'posts', id: '00000000-0000-4000-8000-000000000000' }
    expect((await page.request.post('/staff/content-check', { headers, data })).status()).toBe(403)
  }
})

async function savedText(page: Page, id: string, origin: string): Promise<string> {
  return (await page.request.get(`/api/posts/${id}?draft=true`, { headers: { origin } })).text()
}
