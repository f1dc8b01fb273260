import { expect, type Page } from '@playwright/test'

const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary'

/**
 * Expects every control of a part of the page to be in sight once it has the focus, from the first to the last and back: no
 * sticky or fixed bar is above its center (WCAG 2.4.11).
 */
export async function expectNoneCovered(page: Page, part: string): Promise<void> {
  const { pathname } = new URL(page.url())
  const covered = () => page.evaluate(findCovered, { part, controls: CONTROLS })
  await expect.poll(covered, { message: `${pathname}: controls under a bar when they have the focus` }).toEqual([])
}

// Runs in the browser.
async function findCovered({ part, controls }: { part: string; controls: string }): Promise<string[]> {
  const all = [...document.querySelectorAll<HTMLElement>(part)].flatMap((one) => [
    ...one.querySelectorAll<HTMLElement>(controls),
  ])
  const ordered = all.filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  )
  const found: string[] = []
  for (const control of [...ordered, ...ordered.toReversed()]) {
    control.focus()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { x, y, width, height } = control.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    // A message leaves by itself, unless the pointer is above it.
    if (hit?.closest('.payload-toast-item')) continue
    const owner = control.closest('label') ?? control
    const isHit =
      hit !== null && (hit.contains(owner) || owner.contains(hit) || hit.closest('label')?.contains(control))
    if (!isHit)
      found.push(`${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)}: ${hit?.className}`)
  }
  return found
}
