const FORM = 190_000

/**
 * Maximum bytes of compressed JavaScript that a page may load until it is idle. The home page has a form as well as content.
 */
export const LIMITS: Record<string, number> = {
  content: 150_000,
  '/': 155_000,
  '/player-registration': FORM,
  '/player-registration?form=player': FORM,
  '/tryout-registration': FORM,
  '/advanced-academy': FORM,
  '/performance-tracker': 175_000,
  '/fundraiser': FORM,
  '/sponsors': FORM,
  '/funding-deck': FORM,
}

/** What the stock admin of the same collections loads, and what our code may add: see docs/performance.md. */
const STOCK = 834_200
const STOCK_EDITOR = 848_300
const OURS = 60_000

/** The same limits for pages of the office. */
export const OFFICE_LIMITS: Record<string, number> = { page: STOCK + OURS, post: STOCK_EDITOR + OURS }
