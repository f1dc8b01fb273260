import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible'
import { expect, visit } from './site'

const WIDTHS = [390, 1440]

/** A CMS document as returned by the API. */
export type Content = Record<string, unknown> & { id: string }

/** Reads a document as the signed-in member of staff, drafts included. */
export async function findBySlug(page: Page, collection: string, slug: string): Promise<Content> {
  const headers = { origin: process.env.PUBLIC_URL! }
  const answer = await page.request.get(`/api/${collection}?where[slug][equals]=${slug}&depth=0`, { headers })
  return ((await answer.json()) as { docs: Content[] }).docs[0]!
}

/** Updates a document through the API as the signed-in member of staff. */
export async function save(page: Page, collection: string, id: string, data: object, origin: string) {
  const answer = await page.request.patch(`/api/${collection}/${id}`, { headers: { origin }, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Returns the response body of an address as text. */
export async function readText(
  request: APIRequestContext,
  path: string,
  headers?: Record<string, string>,
): Promise<string> {
  return (await request.get(path, { headers })).text()
}

/** Expects no accessibility violation and no horizontal scrolling, on a phone and on a desktop. */
export async function expectFits(page: Page, path: string) {
  await visit(page, path)
  await expectFitsNow(page)
}

/** Checks the current page in the same way, without loading it. */
export async function expectFitsNow(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}
