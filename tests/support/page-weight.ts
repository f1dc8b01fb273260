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

/** The scripts that a page fetches: as its loader names them, or, where a page is written anew for each request, its tags. */
export function scriptsOf(html: string): string[] {
  const [, list] = /<script>\(function\(\)\{function run\(\)\{(\[[^\]]*\])/.exec(html) ?? []
  const tags = [...html.matchAll(/<script src="([^"]+)" async=""/g)].map(([, source]) => source!)
  return [...tags, ...(list ? (JSON.parse(list) as string[]) : [])]
}
