'use client'

import { useEffect, useState } from 'react'
import styles from './loading-bar.module.css'

/** A thin progress bar at the top until the page is hydrated. Rendered by the server, so that it does not flicker. */
export function LoadingBar() {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isReady ? null : (
    <p className={styles.loadingBar} role="status">
      <span className="sr-only">Loading film room</span>
    </p>
  )
}
