const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** Keeps Tab inside a box: after its last control comes its first, and the other way round. */
export function wrapFocus(event: KeyboardEvent, box: HTMLElement): void {
  const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility())
  const first = controls.at(0)
  const last = controls.at(-1)
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving && document.activeElement !== box) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
