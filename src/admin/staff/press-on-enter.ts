import type { KeyboardEvent } from 'react'

/** Enter in a field does what the button beside it does, and not what the form around it does. */
export function pressOnEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}
