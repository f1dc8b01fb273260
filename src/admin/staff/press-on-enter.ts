import type { KeyboardEvent } from 'react'

/** Enter does what the button beside a field does, and not what the form around it does. */
export function pressOnEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    act()
  }
}
