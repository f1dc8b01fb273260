import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const STATIC_PAGES = [
  '/',
  '/player-registration',
  '/player-registration?form=player',
  '/tryout-registration',
  '/no-such-page',
]

for (const path of STATIC_PAGES) {
  test(`${path} runs under a policy that names its inline scripts, and breaks no rule of it`, async ({ page }) => {
    const refused = await refusedOn(page)
    const response = await visit(page, path, { waitUntil: 'networkidle' })
    const scripts = (await response!.headerValue('content-security-policy'))?.match(/script-src [^;]*/)?.[0]
    expect(scripts).toContain("'sha256-")
    expect(scripts).not.toContain('unsafe')
    expect(refused).toEqual([])
  })
}

test('the admin runs under a policy that lets no other host in', async ({ page }) => {
  const refused = await refusedOn(page)
  await signInAs(page, 'registrar')
  for (const path of [
    '/admin',
    '/admin/collections/player-registrations',
    '/admin/globals/fees',
    '/admin/account',
    '/form-submissions',
  ]) {
    const response = await visit(page, path, { waitUntil: 'networkidle' })
    expect(await response!.headerValue('content-security-policy')).toContain("default-src 'none'")
  }
  expect(refused).toEqual([])
})

/** What the policy of this page's documents refuses from now on; a script that catches its refusal hides it from the console. */
async function refusedOn(page: Page): Promise<string[]> {
  const refused: string[] = []
  page.on('console', (message) => /Content.Security.Policy/i.test(message.text()) && refused.push(message.text()))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
    )
  })
  return refused
}
