/**
 * Returns whether the current page is hydrated. Runs in the browser: checks the mark of components/layout/PageStart, and that
 * no streamed part is still hidden, because a test would find its elements twice. A page without our scripts is always ready.
 */
export function isReady(): boolean {
  if (!('__next_f' in window)) return true
  return document.documentElement.hasAttribute('data-ready') && !document.querySelector('[hidden][id^="S:"]')
}

/**
 * Keeps the elements of a document from receiving clicks until it is hydrated; Playwright then tries its click again. Runs in
 * the browser, before the scripts of the document.
 */
export function holdClicks(): void {
  const held = new CSSStyleSheet()
  held.replaceSync('html:not([data-ready]) * { pointer-events: none !important }')
  document.adoptedStyleSheets.push(held)
  document.addEventListener('DOMContentLoaded', () => {
    if (!('__next_f' in window)) held.replaceSync('')
  })
}
