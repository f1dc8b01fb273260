const LOADER = /\(function\(\)\{function run\(\)\{(\[[^\]]*\])[\s\S]*?\}\)\(\)/
const BEFORE_SCRIPTS = /<head>.*<link rel="stylesheet"[^>]*>|<head>/s
const TAG = /<script src="([^"]+)" async=""/g

/** Returns the scripts that a page loads: those of its deferred loader, or its script tags in a dynamic page. */
export function scriptsOf(html) {
  return [...[...html.matchAll(TAG)].map(([, source]) => source), ...loadedBy(html)]
}

/** Returns whether the scripts of a page wait for its first paint (deferred-scripts.mjs). */
export function isDeferred(html) {
  return LOADER.test(html) && html.search(TAG) < 0
}

/** Restores the page as rendered by Next, with immediate scripts, to measure the benefit of deferring them. */
export function fetchScriptsAtOnce(html) {
  const sources = loadedBy(html)
  const tags = sources.map((source) => `<script src="${source}" async=""></script>`).join('')
  const preload = `<link rel="preload" as="script" fetchPriority="low" href="${sources.at(-1)}"/>`
  if (sources.length === 0) return html
  return html.replace(LOADER, '').replace(BEFORE_SCRIPTS, (start) => start + preload + tags)
}

function loadedBy(html) {
  const [, list] = LOADER.exec(html) ?? []
  return list ? JSON.parse(list) : []
}
