'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '@/lib/paths'
import styles from './session-ended.module.css'

type SessionEndedProps = {
  /** What becomes of what was under way. */
  children: ReactNode
  /** Where to go on; this page unless said otherwise. */
  returnTo?: string
}

/** Said at once when somebody was signed out in the middle of something, with the way back to it. */
export function SessionEnded({ children, returnTo }: SessionEndedProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Nobody reads what stands below the fold, or behind a film that fills the screen.
    if (document.fullscreenElement) void document.exitFullscreen()
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [path, query] = [usePathname(), useSearchParams().toString()]
  return (
    <div ref={note} role="alert" className={styles.sessionEnded}>
      <p>
        <b>You were signed out.</b> {children}
      </p>
      {/* Plain: visitors stand in another document than members. */}
      <a href={paths.loginTo(returnTo ?? (query ? `${path}?${query}` : path))} className="btn">
        Sign in again
      </a>
    </div>
  )
}
