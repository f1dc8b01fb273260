'use client'

import { Button } from '@payloadcms/ui'
import styles from './not-loaded.module.css'

/** An error message for data that could not be read. Failed reads are never shown as empty. */
export function NotLoaded({ what }: { what: string }) {
  return (
    <section className={styles.failed} role="alert" aria-label={what}>
      <p>Could not load. Try again.</p>
      <Button size="small" buttonStyle="secondary" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </section>
  )
}
