import { expect, test } from '../support/http'
import { ROUTES } from '../support/routes'

for (const { path, status, to, heading } of ROUTES) {
  test(`${path} answers ${status}${to ? ` and redirects to ${to}` : ''}`, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    const location = response.headers().location
    expect(location && decodeURIComponent(location.replace(baseURL!, ''))).toBe(to)
    if (status === 200) expectHeadingAndLink(await response.text(), heading)
  })
}

/** One h1 with the text of the specification, and a link to register. */
function expectHeadingAndLink(html: string, heading?: string): void {
  const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner]) => inner!.replaceAll(/<[^>]*>/g, ''))
  expect(headings).toHaveLength(1)
  if (heading) expect(headings[0]!.replaceAll('&#x27;', "'")).toBe(heading)
  expect(html).toMatch(/<a\b[^>]* href="\/(player-registration|register)"/)
}

test('/favicon.ico returns the SVG icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
})

test('a missing picture is 404, which is not an error', async ({ request }) => {
  for (const name of ['unknown', 'unknown.webp'])
    expect((await request.get(`/api/media/file/${name}`)).status(), name).toBe(404)
})
