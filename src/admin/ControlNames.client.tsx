'use client'

import { useEffect, type ReactNode } from 'react'
import { nameControls } from './control-names'

/** Names Payload's controls without a name on every page of the admin, also in drawers and after each change. */
export function ControlNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    function schedule(): void {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => nameControls(document))
    }
    const observer = new MutationObserver(schedule)
    const options = { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] }
    observer.observe(document.body, options)
    schedule()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
