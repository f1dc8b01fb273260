import { randomInt } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type pg from 'pg'
import { expect, visit } from './site'
import { queryMails } from './mails'

export const PHONE = { width: 390, height: 844 }
export const REQUIRED = ['participation', 'medical', 'concussion', 'conduct']

/** Everywhere a name could stand. */
const PUBLIC = ['/teams', '/sitemap.xml', '/blog/feed.xml', '/events/calendar.ics']

const LETTERS = 'bcdfghjklmnprstvwz'

/** A first name that nobody else has. */
export function newName(): string {
  return `Zu${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}

/** The family's private link, as the newest mail says it. */
export async function linkOf(db: pg.Pool, firstName: string): Promise<string> {
  const { rows } = await queryMails<{ text: string }>(
    db,
    `SELECT text FROM mails WHERE "to" = $1 ORDER BY created_at DESC`,
    [`${firstName.toLowerCase()}@example.org`],
  )
  const links = rows.flatMap(({ text }) => /\/enrol\/[\w-]+/.exec(text)?.[0] ?? [])
  return links[0]!
}

/** Opens the registration of an accepted girl of nine, puts her on the roster, and answers with her code. */
export async function acceptInAdmin(page: Page, id: string): Promise<string> {
  await visit(page, `/admin/collections/player-registrations/${id}`)
  return putOnRoster(page)
}

/** Puts the accepted girl of nine whose registration is open on the roster, and answers with her code. */
export async function putOnRoster(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'Roster' })
  await expect(panel.getByText('Proposed: 9U. 9 on the cut-off of 2026-27.')).toBeVisible()
  await panel.getByLabel('Number').fill('77')
  await panel.getByRole('group', { name: 'Accept to roster as' }).getByRole('button', { name: 'Girl' }).click()
  await expect(panel.getByText('is on the roster of 9U')).toBeVisible()
  return panel.locator('code').innerText()
}

/** A phone whose browser runs no scripts. */
export async function phoneWithoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false })).newPage()
}

/** The public addresses that say a player's name: pages, feeds and the search. */
export async function everywhere(request: APIRequestContext, slug: string, text: string): Promise<string[]> {
  const pages = [...PUBLIC, `/search?q=${text}`, `/player/${slug}`]
  const answers = await Promise.all(pages.map(async (path) => ({ path, answer: await request.get(path) })))
  const found = await Promise.all(
    answers.map(async ({ path, answer }) => {
      const body = await answer.text()
      // The search says again what was looked for.
      const times = body.split(text).length - 1
      return path.startsWith('/search')
        ? body.includes(`/player/`) && times > 0 && body.includes(`${text} `)
        : times > 0
    }),
  )
  return pages.filter((_, index) => found[index])
}
