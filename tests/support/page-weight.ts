const FORM = 190_000

/** Bytes of compressed JavaScript that a page may load until it is idle. Home carries a form as well as its content. */
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
