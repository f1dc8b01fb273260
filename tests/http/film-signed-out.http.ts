import { paths } from '../../src/lib/paths'
import { makeMember, memberCookie } from '../support/members'
import { expect, test } from '../support/http'

const SENTENCE = 'You are signed out on this device. That happens when you sign in on a sixth one'

test('signing in on a sixth device shows a notice on the first, at the usual sign-in', async ({ request, db }) => {
  const { id, code } = await makeMember(db)
  const cookies: string[] = []
  while (cookies.length < 5) cookies.push(await memberCookie(db, id))
  const [first, second] = cookies as [string, string]
  const enter = (cookie: string) => request.get(paths.login, { headers: { cookie }, maxRedirects: 0 })
  expect((await enter(first)).status()).toBe(307)
  expect((await request.post('/members/sign-in/code', { data: { accessCode: code } })).status()).toBe(200)
  const [login, stranger] = [await enter(first), await enter('known-member-device=x')]
  expect(login.status()).toBe(200)
  expect(await login.text()).toContain(SENTENCE)
  expect(await stranger.text()).not.toContain(SENTENCE)
  expect((await enter(second)).status()).toBe(307)
})
