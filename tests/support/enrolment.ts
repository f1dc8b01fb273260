import { randomInt } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type pg from 'pg'
import { expect, visit } from './site'
import { queryMails } from './mails'

export const PHONE = { width: 390, height: 844 }
export const REQUIRED = ['participation', 'medical', 'concussion', 'conduct']

/** Public addresses on which a name could appear. */
const PUBLIC = ['/teams', '/sitemap.xml', '/blog/feed.xml', '/events/calendar.ics']

const LETTERS = 'bcdfghjklmnprstvwz'

/** Returns a unique first name. */
export function newName(): string {
  return `Zu${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}

/** Returns the family's private link from the newest mail. */
export async function linkOf(db: pg.Pool, firstName: string): Promise<string> {
  const { rows } = await queryMails<{ text: string }>(
    db,
    `SELECT text FROM mails WHERE "to" = $1 ORDER BY created_at DESC`,
    [`${firstName.toLowerCase()}@example.org`],
  )
  const links = rows.flatMap(({ text }) => /\/enrol\/[\w-]+/.exec(text)?.[0] ?? [])
  return links[0]!
}

/** Opens the registration of an accepted nine-year-old girl, adds her to the roster, and returns her code. */
export async function acceptInAdmin(page: Page, id: string): Promise<string> {
  await visit(page, `/admin/collections/player-registrations/${id}`)
  return putOnRoster(page)
}

/** Adds the accepted nine-year-old girl whose registration is open to the roster, and returns her code. */
export async function putOnRoster(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'Roster' })
  await expect(panel.getByText('Proposed: 9U. 9 on the cut-off of 2026-27.')).toBeVisible()
  await panel.getByLabel('Number').fill('77')
  await panel.getByRole('group', { name: 'Accept to roster as' }).getByRole('button', { name: 'Girl' }).click()
  await expect(panel.getByText('is on the roster of 9U')).toBeVisible()
  return panel.locator('code').innerText()
}

/** A phone browser with JavaScript disabled. */
export async function phoneWithoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false })).newPage()
}

/** Returns the public addresses that show a player's name: pages, feeds and the search. */
export async function everywhere(request: APIRequestContext, slug: string, text: string): Promise<string[]> {
  const pages = [...PUBLIC, `/search?q=${text}`, `/player/${slug}`]
  const answers = await Promise.all(pages.map(async (path) => ({ path, answer: await request.get(path) })))
  const found = await Promise.all(
    answers.map(async ({ path, answer }) => {
      const body = await answer.text()
      // The search page repeats the search text.
      const times = body.split(text).length - 1
      return path.startsWith('/search')
        ? body.includes(`/player/`) && times > 0 && body.includes(`${text} `)
        : times > 0
    }),
  )
  return pages.filter((_, index) => found[index])
}
