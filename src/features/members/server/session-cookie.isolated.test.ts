import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** Loads the cookie module again with this public URL and returns its cookies. */
async function at(publicUrl: string) {
  const settings = {
    DATABASE_URL: 'postgres://a:b@localhost/c',
    PAYLOAD_SECRET: 'k2JxV9qLw8ZrT5nBpYc3Hd7Fm1GsQa6E',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'Academy <post@academy.test>',
    PUBLIC_URL: publicUrl,
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return { ...(await import('./session-cookie')), ...(await import('./notice-cookie')) }
}

test('on a public site the cookie is limited to its host, to HTTPS and to our own pages', async () => {
  const { cookieHeader, sessionCookie } = await at('https://academy.test')
  expect(sessionCookie()).toBe('__Host-member')
  expect(cookieHeader('secret')).toBe('__Host-member=secret; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure')
})

test('on localhost the cookie works without HTTPS', async () => {
  const { cookieHeader } = await at('http://localhost:3000')
  expect(cookieHeader('secret')).toBe('member=secret; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax')
  expect(cookieHeader('')).toBe('member=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})

test('reads the token only from its own cookie', async () => {
  const { sessionToken } = await at('https://academy.test')
  const tokenOf = (cookie: string) => sessionToken(new Request('https://academy.test', { headers: { cookie } }))
  expect(tokenOf('other=1; __Host-member=abc; member=forged')).toBe('abc')
  expect(tokenOf('member=forged; x__Host-member=forged')).toBeNull()
  expect(tokenOf('__Host-member=')).toBeNull()
})

test('the notice for the next page contains only known keys and no secret', async () => {
  const { noticeCookie } = await at('https://academy.test')
  expect(noticeCookie('signed-in', 'welcome')).toBe(
    'member-notice=signed-in.welcome; Path=/; Max-Age=60; SameSite=Lax; Secure',
  )
})
