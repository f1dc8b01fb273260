const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** Traps Tab inside a box: focus moves from its last control to its first and back, and from outside into the box. */
export function wrapFocus(event: KeyboardEvent, box: HTMLElement): void {
  const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility())
  const first = controls.at(0)
  const last = controls.at(-1)
  const leaving = event.shiftKey ? first : last
  const { activeElement } = document
  if (activeElement !== leaving && activeElement !== box && box.contains(activeElement)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
