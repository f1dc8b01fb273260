import type { KeyboardEvent } from 'react'

/** Makes Enter in a field trigger the button beside it instead of submitting the surrounding form. */
export function pressOnEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}
