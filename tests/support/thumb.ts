import { expect, type Page } from '@playwright/test'

const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]'

/**
 * Expects every visible control of a part of the page to be at least 44 px high, as wide unless it is a link, and inside the window
 * or a row that scrolls sideways. A link counts with the area that its `::after` covers; links inside a sentence are not counted, as in WCAG 2.5.8.
 */
export async function expectThumbSized(page: Page, part: string): Promise<void> {
  const { pathname } = new URL(page.url())
  const small = () => page.evaluate(findSmall, { part, controls: CONTROLS })
  await expect.poll(small, { message: `${pathname}: controls below 44 px` }).toEqual([])
}

// Runs in the browser.
function findSmall({ part, controls }: { part: string; controls: string }): string[] {
  const LEAST = 43.5

  function areaOf(control: Element): DOMRect {
    const after = getComputedStyle(control, '::after')
    if (after.content !== 'none' && after.position === 'absolute' && after.inset === '0px') {
      for (let box = control.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).position !== 'static') return box.getBoundingClientRect()
    }
    const label = control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : null
    return (label ?? control).getBoundingClientRect()
  }

  function isInSentence(control: Element): boolean {
    const around = control.parentElement?.textContent?.trim().length ?? 0
    return getComputedStyle(control).display === 'inline' && around > (control.textContent?.trim().length ?? 0) + 3
  }

  function isInScrollingRow(control: Element): boolean {
    for (let box = control.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX === 'auto' && box.getBoundingClientRect().right <= innerWidth) return true
    return false
  }

  // Payload's boxes are transparent, in front of a drawn one.
  function isShown(control: Element): boolean {
    const isBox = control.matches('[type=checkbox], [type=radio]')
    if (isBox && control.matches(':disabled')) return false
    const { width, height } = control.getBoundingClientRect()
    const isClipped = control.closest('.fc-visually-hidden, .sr-only') !== null
    return (
      width > 1 &&
      height > 1 &&
      !isClipped &&
      control.checkVisibility({ opacityProperty: !isBox, visibilityProperty: true })
    )
  }

  return [...document.querySelectorAll(part)].flatMap((one) =>
    [...one.querySelectorAll(controls)]
      // The input of a select is as wide as its text; the box around it takes the tap.
      .filter((control) => isShown(control) && !control.closest('.rs__control') && !isInSentence(control))
      .flatMap((control) => {
        const { width, height, left, right } = areaOf(control)
        const isInside = (left >= 0 && right <= innerWidth) || isInScrollingRow(control)
        const fits = height >= LEAST && (control.matches('a') || width >= LEAST) && isInside
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
        return fits ? [] : [`${Math.round(width)} × ${Math.round(height)}: ${name || control.outerHTML.slice(0, 80)}`]
      }),
  )
}
