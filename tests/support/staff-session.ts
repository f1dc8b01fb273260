import { expect, type BrowserContext, type Page } from '@playwright/test'
import { readLogin } from './site'

type Cookie = Parameters<BrowserContext['addCookies']>[0][number]

const COOKIE = 'academy-token'
/** One session a role in this worker's world. The page for signing in has tests of its own. */
const sessions = new Map<string, Cookie>()

/** Signs a member of staff in on every page of this page's context. */
export async function signInAs(page: Page, role: string): Promise<void> {
  const cookie = sessions.get(role) ?? (await openSession(page, role))
  sessions.set(role, cookie)
  await page.context().addCookies([cookie])
}

async function openSession(page: Page, role: string): Promise<Cookie> {
  const origin = process.env.PUBLIC_URL!
  const answer = await page.request.post(`${origin}/api/staff/login`, { headers: { origin }, data: readLogin(role) })
  expect(answer.status(), `the sign-in of ${role}`).toBe(200)
  const cookies = await page.context().cookies(origin)
  return cookies.find(({ name }) => name === COOKIE)!
}
