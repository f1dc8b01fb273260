import { makeMember, memberCookie } from '../support/members'
import { expect, test } from '../support/http'

const PRERENDERED = 'x-nextjs-prerender'

test('a visitor without cookies gets the prerendered landing page, anyone else the film room rendered per request', async ({
  playwright,
  baseURL,
  db,
}) => {
  const { id } = await makeMember(db)
  const open = async (cookie?: string) => {
    const visitor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: cookie ? { cookie } : {} })
    const answer = await visitor.get('/film-room')
    return { html: await answer.text(), isPrerendered: PRERENDERED in answer.headers(), headers: answer.headers() }
  }
  const visitor = await open()
  expect([visitor.isPrerendered, visitor.headers['cache-control']]).toEqual([true, 'private, no-cache'])
  expect(visitor.html).toContain('Enter your code')
  const stranger = await open('member=unknown')
  expect([stranger.isPrerendered, stranger.html.includes('Enter your code')]).toEqual([false, true])
  const member = await open(await memberCookie(db, id))
  expect([member.isPrerendered, member.html.includes('Enter your code')]).toEqual([false, false])
})
