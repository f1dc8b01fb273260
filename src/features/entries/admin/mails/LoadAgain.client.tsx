'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import styles from './mails.module.css'

/** Replaces a block that failed to load; a failed read is never shown as an empty list. */
export function LoadAgain({ title }: { title: string }) {
  const router = useRouter()
  return (
    <section className={styles.mails} aria-label={title}>
      <h2>{title}</h2>
      <p className="fc-field-error" role="alert">
        Could not load. Try again.
      </p>
      <Button size="small" buttonStyle="secondary" onClick={() => router.refresh()}>
        Try again
      </Button>
    </section>
  )
}
