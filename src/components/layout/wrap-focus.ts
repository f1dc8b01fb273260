const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** Traps Tab inside a box: focus moves from its last control to its first and back. */
export function wrapFocus(event: KeyboardEvent, box: HTMLElement): void {
  const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility())
  const first = controls.at(0)
  const last = controls.at(-1)
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving && document.activeElement !== box) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
