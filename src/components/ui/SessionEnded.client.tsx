'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '@/lib/paths'
import styles from './session-ended.module.css'

type SessionEndedProps = {
  /** What happens to the unfinished work. */
  children: ReactNode
  /** The path after signing in again; this page by default. */
  returnTo?: string
}

/** Shown immediately when the session has ended during use, with a link to sign in and return. */
export function SessionEnded({ children, returnTo }: SessionEndedProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The note would be hidden below the fold, or behind a full-screen film.
    if (document.fullscreenElement) void document.exitFullscreen()
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [path, query] = [usePathname(), useSearchParams().toString()]
  return (
    <div ref={note} role="alert" className={styles.sessionEnded}>
      <p>
        <b>You were signed out.</b> {children}
      </p>
      {/* A plain link: visitors and members have different root layouts. */}
      <a href={paths.loginTo(returnTo ?? (query ? `${path}?${query}` : path))} className="btn">
        Sign in again
      </a>
    </div>
  )
}
