import type { Page } from '@playwright/test'
import { PAGES } from '../../../scripts/lib/pages.mjs'
import { expectNoSidewaysScroll } from '../../support/accessible'
import { makeRegistration } from '../../support/inbox'
import { enterAs, readMemberLogin } from '../../support/members'
import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'

const PAGES_A_TEST = 10
const MORE = [
  '/player/suri-i',
  '/locations/scottsdale-basketball',
  '/search?q=practice',
  '/login',
  '/registration-status',
]

/** WCAG 1.4.4: text at 200 % on a phone. WCAG 1.4.10: a desktop of 1280 pixels at 400 % zoom is 320 pixels wide. */
const SETTINGS = [
  { name: '200 % text on a phone', width: 390, scale: 200 },
  { name: '200 % text on a desk', width: 1440, scale: 200 },
  { name: '400 % zoom on a desk', width: 320, scale: 100 },
]

/** Pages of the film room, by the role that opens them. */
const MEMBER_PAGES = {
  player: ['/film-room', '/film-room/pick-and-roll', '/film-room/pick-and-roll/quiz'],
  parent: ['/family', '/film-room'],
  coach: ['/coach'],
} as const

const ADDRESSES = [...PAGES, ...MORE]
const GROUPS = Array.from({ length: Math.ceil(ADDRESSES.length / PAGES_A_TEST) }, (_, group) =>
  ADDRESSES.slice(group * PAGES_A_TEST, (group + 1) * PAGES_A_TEST),
)

for (const paths of GROUPS) {
  test(`${paths.join(', ')}: all text is visible at 200 % text and 400 % zoom`, async ({ page }) => {
    for (const path of paths) {
      await visit(page, path)
      await expectReadable(page, path, () => expectInView(page))
    }
  })
}

for (const role of ['player', 'parent', 'coach'] as const) {
  test(`film room of a ${role}: all text is visible at 200 % text and 400 % zoom`, async ({
    page,
    context,
    db,
    baseURL,
  }) => {
    const { name } = readMemberLogin(role)
    const { rows } = await db.query<{ id: string }>('SELECT id FROM members WHERE $1 IN (name, email) LIMIT 1', [name])
    await enterAs(context, db, rows[0]!.id, baseURL!)
    for (const path of MEMBER_PAGES[role]) {
      await visit(page, path)
      await expectReadable(page, path)
    }
  })
}

/** Our own pages of the back office, by the role that opens them. */
const STAFF_PAGES = {
  registrar: ['/admin', '/admin/inbox', '/admin/settings', '/admin/rosters', '/admin/roster-import', '/admin/account'],
  coach: ['/admin'],
  editor: ['/admin', '/admin/pages', '/admin/event-import', '/admin/collections/posts?check=warning'],
  treasurer: ['/admin', '/admin/globals/fees'],
} as const

for (const role of ['registrar', 'coach', 'editor', 'treasurer'] as const) {
  test(`back office of a ${role}: all text is visible at 200 % text and 400 % zoom`, async ({ page, db }) => {
    // So many that counts have two digits.
    for (let made = 0; role === 'registrar' && made < 12; made += 1) await makeRegistration(db)
    await signInAs(page, role)
    for (const path of STAFF_PAGES[role]) {
      await visit(page, path)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectReadable(page, path)
    }
  })
}

async function expectReadable(page: Page, path: string, expectMore = async () => {}): Promise<void> {
  for (const { name, width, scale } of SETTINGS) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), scale)
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(findBrokenWords), `${path}, ${name}`).toEqual([])
    expect(await page.evaluate(findCutText), `${path}, ${name}`).toEqual([])
    await expectMore()
  }
}

async function expectInView(page: Page): Promise<void> {
  const bar = page.locator('header').first()
  await expect(bar.getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
}

// Runs in the browser. Returns words of headings and values, but not of addresses, that are broken over two lines.
function findBrokenWords(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, dd')].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (node.data.includes('@')) continue
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

// Runs in the browser. Returns visible text beyond the edge of the screen that cannot be scrolled into view.
function findCutText(): string[] {
  const isReachable = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath === 'inset(50%)') return true
      // The honeypot field.
      if (at instanceof HTMLElement && at.offsetLeft < -5000) return true
    }
    return false
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement!
    if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const isCut = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 1 && (right > innerWidth + 1 || left < -1),
    )
    if (isCut && !isReachable(parent)) cut.push(node.data.trim())
  }
  return cut
}
