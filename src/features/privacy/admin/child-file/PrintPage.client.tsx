'use client'

import styles from './export-file.module.css'

/** A button that prints the page. */
export function PrintPage() {
  return (
    <button type="button" className={styles.print} onClick={() => window.print()}>
      Print this page
    </button>
  )
}
