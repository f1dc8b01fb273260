const LOADER = /<script>\(function\(\)\{function run\(\)\{(\[[^\]]*\])[\s\S]*?<\/script>/
const WHERE_NEXT_PUTS_THEM = /<head>.*<link rel="stylesheet"[^>]*>|<head>/s
const TAG = /<script src="([^"]+)" async=""/g

/** The scripts that a page fetches: as its loader names them, or, where it is written anew for each request, its tags. */
export function scriptsOf(html) {
  return [...[...html.matchAll(TAG)].map(([, source]) => source), ...loadedBy(html)]
}

/** Whether a page's scripts wait for its first paint (deferred-scripts.mjs). */
export function isDeferred(html) {
  return LOADER.test(html) && html.search(TAG) < 0
}

/** The same page as Next had written it: its scripts are fetched at once. For whoever measures what waiting is worth. */
export function fetchScriptsAtOnce(html) {
  const sources = loadedBy(html)
  const tags = sources.map((source) => `<script src="${source}" async=""></script>`).join('')
  const preload = `<link rel="preload" as="script" fetchPriority="low" href="${sources.at(-1)}"/>`
  if (sources.length === 0) return html
  return html.replace(LOADER, '').replace(WHERE_NEXT_PUTS_THEM, (start) => start + preload + tags)
}

function loadedBy(html) {
  const [, list] = LOADER.exec(html) ?? []
  return list ? JSON.parse(list) : []
}
