import { PAGES } from '../../scripts/lib/pages.mjs'
import { IS_SECURITY_RUN, reportCases } from '../support/security-counts'
import { both, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

// Every browser test fails when a page violates its policy (support/site.ts).

const ENFORCED = 'pages with the policy enforced'
/** Pages with forms, pages rendered per request, and the start page of the admin. */
const OF_EVERY_KIND = [
  '/player-registration',
  '/fundraiser',
  '/search?q=tryout',
  '/forms/tryout/again',
  '/forms/registration/again',
  '/login',
  '/film-room',
  '/admin/login',
]
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
  '/admin/globals/fees',
  '/admin/globals/home-page',
  '/form-submissions',
]
/** Parts of the admin that no other test opens. */
const NEW_DOCUMENTS = ['media', 'films', 'events'].map((slug) => `/admin/collections/${slug}/create`)

test('no kind of page violates a policy in this browser', both, async ({ page }) => {
  for (const path of OF_EVERY_KIND) await visit(page, path)
  reportCases(ENFORCED, OF_EVERY_KIND.length)
})

test('no form of a new document violates its policy', async ({ page }) => {
  await signInAs(page, 'admin')
  for (const path of NEW_DOCUMENTS) await visit(page, path, { waitUntil: 'networkidle' })
  reportCases(ENFORCED, NEW_DOCUMENTS.length)
})

test('no page of the site and no part of the admin violates its policy', async ({ page }) => {
  test.skip(!IS_SECURITY_RUN, 'Other tests open each of these pages, and fail in the same way.')
  for (const path of PAGES) await visit(page, path, { waitUntil: 'networkidle' })
  await signInAs(page, 'admin')
  for (const path of OFFICE) await visit(page, path, { waitUntil: 'networkidle' })
  reportCases(ENFORCED, PAGES.length + OFFICE.length)
})
