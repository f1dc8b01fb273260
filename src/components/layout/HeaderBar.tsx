import type { ReactNode } from 'react'
import { useScrolledPast } from './use-scrolled-past'
import styles from './chrome.module.css'

const DARK_AFTER = 50

/** The header bar: transparent over the hero, dark once the page is scrolled. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const isScrolled = useScrolledPast(DARK_AFTER)
  return (
    <header className={styles.siteHeader} data-scrolled={isScrolled || undefined}>
      {children}
    </header>
  )
}
