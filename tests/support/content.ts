import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible'
import { expect, visit } from './site'

const WIDTHS = [390, 1440]

/** A document of the CMS as the API answers it. */
export type Content = Record<string, unknown> & { id: string }

/** A document as the signed-in member of staff sees it, drafts included. */
export async function findBySlug(page: Page, collection: string, slug: string): Promise<Content> {
  const headers = { origin: process.env.PUBLIC_URL! }
  const answer = await page.request.get(`/api/${collection}?where[slug][equals]=${slug}&depth=0`, { headers })
  return ((await answer.json()) as { docs: Content[] }).docs[0]!
}

/** Changes a document through the API, as the signed-in member of staff. */
export async function save(page: Page, collection: string, id: string, data: object, origin: string) {
  const answer = await page.request.patch(`/api/${collection}/${id}`, { headers: { origin }, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What an address answers, as text. */
export async function readText(
  request: APIRequestContext,
  path: string,
  headers?: Record<string, string>,
): Promise<string> {
  return (await request.get(path, { headers })).text()
}

/** No accessibility violation, and nothing that scrolls sideways, on a phone and on a desk. */
export async function expectFits(page: Page, path: string) {
  await visit(page, path)
  await expectFitsNow(page)
}

/** The same of a page as it stands. */
export async function expectFitsNow(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}
