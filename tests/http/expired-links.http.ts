import { paths } from '../../src/lib/paths'
import { expect, test } from '../support/http'

const GONE = 'a'.repeat(43)

/** The message for an expired link, and the link to a new one on that page. */
const ENDED: [path: string, title: string, offer: string | RegExp, isExpired: boolean][] = [
  [paths.deckFor(GONE), 'This link has expired', /href="mailto:[^"]+\?subject=A%20new%20link/, true],
  [paths.tour('TR-8F3K-2Q7M', GONE), 'This link opens no visit', `href="${paths.familyLinks}"`, false],
  [paths.familyStatus(GONE), 'This link has expired', `action="${paths.familyPost('link')}"`, true],
]

for (const [path, title, offer, isExpired] of ENDED) {
  test(`an expired link shows a message and offers a new one: ${path}`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(html).toContain(title)
    expect(html).toMatch(typeof offer === 'string' ? new RegExp(offer) : offer)
    // The shot clock of the drawing is at zero only when time was the reason.
    expect(html.includes('0:00')).toBe(isExpired)
  })
}
