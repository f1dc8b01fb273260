import type { Page } from '@playwright/test'
import { PAGES } from '../../scripts/lib/pages.mjs'
import { makeFilm } from '../support/films'
import { enterAs, makeMember } from '../support/members'
import { reportCases } from '../support/security-counts'
import { both, expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const ENFORCED = 'pages with the policy enforced'
const STATIC_PAGES = [
  '/',
  '/player-registration',
  '/player-registration?form=player',
  '/tryout-registration',
  '/no-such-page',
]
/** Pages with forms, pages rendered per request, and the start page of the admin. */
const OF_EVERY_KIND = ['/player-registration', '/fundraiser', '/search?q=tryout', '/forms/tryout/again', '/login']
const DYNAMIC_PAGES = ['/search?q=tryout', '/forms/tryout/again', '/forms/registration/again', '/login', '/film-room']
/** Parts of the admin that load their own scripts: lists, documents with a rich text editor, uploads, our own views. */
const OFFICE = [
  '/admin',
  '/admin/account',
  '/admin/inbox',
  '/admin/audit',
  '/admin/rosters',
  '/admin/rollover',
  '/admin/collections/player-registrations',
  '/admin/collections/players',
  '/admin/collections/media',
  '/admin/collections/posts/create',
  '/admin/collections/media/create',
  '/admin/collections/films/create',
  '/admin/collections/events/create',
  '/admin/globals/fees',
  '/admin/globals/home-page',
  '/form-submissions',
]

for (const path of STATIC_PAGES) {
  test(`${path} has a policy that lists its inline scripts, and does not violate it`, async ({ page }) => {
    const refused = await refusedOn(page)
    const response = await visit(page, path, { waitUntil: 'networkidle' })
    const scripts = (await response!.headerValue('content-security-policy'))?.match(/script-src [^;]*/)?.[0]
    expect(scripts).toContain("'sha256-")
    expect(scripts).not.toContain('unsafe')
    expect(refused).toEqual([])
    reportCases(ENFORCED, 1)
  })
}

test('no page for visitors violates its policy', async ({ page }) => {
  test.setTimeout(240_000)
  const refused = await refusedOn(page)
  for (const path of [...PAGES, ...DYNAMIC_PAGES]) await visit(page, path, { waitUntil: 'networkidle' })
  expect(refused).toEqual([])
  reportCases(ENFORCED, PAGES.length + DYNAMIC_PAGES.length)
})

test('no kind of page violates a policy in this browser', both, async ({ page }) => {
  const refused = await refusedOn(page)
  for (const path of [...OF_EVERY_KIND, '/admin/login']) await visit(page, path)
  expect(refused).toEqual([])
})

test('no page for members violates its policy', async ({ page, context, db, baseURL }) => {
  const { slug } = await makeFilm(db, { divisions: ['14U'] })
  const player = await makeMember(db, { divisions: ['14U'], hasCode: false })
  const parent = await makeMember(db, { role: 'parent', children: [player.id], hasCode: false })
  const coach = await makeMember(db, { role: 'coach', divisions: ['14U'], hasCode: false })
  const refused = await refusedOn(page)
  for (const [who, paths] of [
    [player, ['/film-room', `/film-room/${slug}`]],
    [parent, ['/family', '/film-room']],
    [coach, ['/coach', `/film-room/${slug}`]],
  ] as const) {
    await enterAs(context, db, who.id, baseURL!)
    for (const path of paths) await visit(page, path, { waitUntil: 'networkidle' })
  }
  expect(refused).toEqual([])
})

test('the admin runs only scripts with its nonce, and does not violate its policy', async ({ page }) => {
  test.setTimeout(240_000)
  const refused = await refusedOn(page)
  await signInAs(page, 'admin')
  for (const path of OFFICE) {
    const response = await visit(page, path, { waitUntil: 'networkidle' })
    expect(response!.status(), path).toBe(200)
    const policy = (await response!.headerValue('content-security-policy'))!
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'$/)
  }
  expect(refused).toEqual([])
  reportCases(ENFORCED, OFFICE.length)
})

/**
 * Collects policy violations of this page's documents from now on; a script that catches the error hides it from the console.
 */
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
