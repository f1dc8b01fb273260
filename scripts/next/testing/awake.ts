/**
 * Whether the page that stands there answers to clicks and keys. Runs in the browser: the mark of
 * components/layout/PageStart, and no part that has arrived and is not shown yet: it would be found twice. A page that runs
 * no scripts of ours is as awake as it will be.
 */
export function isAwake(): boolean {
  if (!('__next_f' in window)) return true
  return document.documentElement.hasAttribute('data-awake') && !document.querySelector('[hidden][id^="S:"]')
}
