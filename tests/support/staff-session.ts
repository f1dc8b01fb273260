import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { readLogin } from './logins'

type Cookie = Parameters<BrowserContext['addCookies']>[0][number]

const COOKIE = 'academy-token'
/** One session per role in this worker's environment. The sign-in page has its own tests. */
const sessions = new Map<string, string>()

/**
 * Signs a member of staff in on every page of this page's context. `isFresh` creates a new sign-in, without which some
 * actions ask for the password again.
 */
export async function signInAs(page: Page, role: string, { isFresh = false } = {}): Promise<void> {
  if (isFresh) sessions.delete(role)
  const value = await sessionOf(page.request, role)
  const cookie: Cookie = { name: COOKIE, value, url: process.env.PUBLIC_URL!, httpOnly: true, sameSite: 'Strict' }
  await page.context().addCookies([cookie])
}

/** Returns the headers of an admin request of this member of staff. */
export async function staffHeaders(request: APIRequestContext, role: string): Promise<Record<string, string>> {
  return { origin: process.env.PUBLIC_URL!, cookie: `${COOKIE}=${await sessionOf(request, role)}` }
}

async function sessionOf(request: APIRequestContext, role: string): Promise<string> {
  const value = sessions.get(role) ?? (await openSession(request, role))
  sessions.set(role, value)
  return value
}

async function openSession(request: APIRequestContext, role: string): Promise<string> {
  const origin = process.env.PUBLIC_URL!
  // A worker that loads a test file learns too late that the server has closed an idle connection, and sends on it.
  const options = { headers: { origin }, data: readLogin(role), maxRetries: 1 }
  const answer = await request.post(`${origin}/api/staff/login`, options)
  expect(answer.status(), `the sign-in of ${role}`).toBe(200)
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  return cookies.map(({ value }) => new RegExp(`^${COOKIE}=([^;]+)`).exec(value)?.[1]).find(Boolean)!
}
