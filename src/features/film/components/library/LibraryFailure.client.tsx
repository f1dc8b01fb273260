'use client'
import { useEffect } from 'react'
import { Button } from '@/components/ui/Button'
import { notify } from '@/components/ui/toast'
import styles from './library.module.css'

/** Shows that the films could not be loaded, with a button to retry. */
export function LibraryFailure() {
  useEffect(() => {
    void notify.error('Failed to load film library')
  }, [])

  return (
    <div className={`wrap ${styles.failure}`}>
      <span className="label">Time-out</span>
      <h1>The films did not load</h1>
      <p className="lede">The mistake is ours. Your progress is safe; please try again in a moment.</p>
      <Button big onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  )
}
