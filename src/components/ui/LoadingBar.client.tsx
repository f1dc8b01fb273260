'use client'

import { useEffect, useState } from 'react'
import styles from './loading-bar.module.css'

/** A thin line at the top until the page can be used. The server has decided what it shows, so nothing flashes by. */
export function LoadingBar({ label }: { label: string }) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isReady ? null : (
    <p className={styles.loadingBar} role="status">
      <span className="sr-only">{label}</span>
    </p>
  )
}
