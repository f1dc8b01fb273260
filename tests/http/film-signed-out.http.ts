import { paths } from '../../src/lib/paths'
import { makeFilm } from '../support/films'
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

test('each page of the film room redirects visitors to sign in, from where they return to it', async ({
  request,
  db,
}) => {
  const { slug, title } = await makeFilm(db)
  for (const path of [paths.film(slug), paths.filmQuiz(slug), paths.coachHome, paths.familyHome])
    for (const headers of [{}, { cookie: 'member=forged; tba_access=true' }] as Record<string, string>[]) {
      const answer = await request.get(path, { headers, maxRedirects: 0 })
      expect([answer.status(), answer.headers().location], path).toEqual([307, paths.loginTo(path)])
      expect(await answer.text(), path).not.toContain(title)
    }
})
