/** Focuses an element once it is rendered: new rows may have to wait for the server. */
export function focusWhenDrawn(part: HTMLElement, selector: string): void {
  if (focus(part, selector)) return
  const observer = new MutationObserver(() => {
    if (focus(part, selector)) observer.disconnect()
  })
  observer.observe(part, { childList: true, subtree: true })
}

function focus(part: HTMLElement, selector: string): boolean {
  const element = part.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}
