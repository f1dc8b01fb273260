import { GLOBAL_PATHS } from '../../../src/lib/content-paths'
import { expect, test } from '../../support/site'
import { signInAs } from '../../support/staff-session'
import { expectEventually } from '../../support/eventually'

/** The forms are shown regardless of the texts around them. */
const FORMS = 'registration-page'

test('a page whose text is unpublished is still shown, and its text returns when it is published', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signInAs(page, 'editor')
  const setStatus = async (slug: string, status: string) => {
    const url = `/api/globals/${slug}`
    const answer = await page.request.post(url, { headers: { origin: baseURL! }, data: { _status: status } })
    expect(answer.status(), slug).toBe(200)
  }
  for (const [slug, path] of Object.entries(GLOBAL_PATHS)) {
    const heading = async () => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await request.get(path)).text())?.[1] ?? ''
    const written = await heading()
    await setStatus(slug, 'draft')
    await expect
      .poll(async () => (await request.get(path)).text(), { message: path })
      .toContain(slug === FORMS ? 'name="playerFirstName"' : 'Registration is open.')
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await heading(), path).not.toBe('')
    await setStatus(slug, 'published')
    await expectEventually(heading, (shown) => shown.toBe(written))
  }
})
