'use client'

import styles from './export-file.module.css'

/** Prints the page as it stands. */
export function PrintPage() {
  return (
    <button type="button" className={styles.print} onClick={() => window.print()}>
      Print this page
    </button>
  )
}
