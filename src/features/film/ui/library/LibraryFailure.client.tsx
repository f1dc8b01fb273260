'use client'
import { useEffect } from 'react'
import { Button } from '@/components/ui/Button'
import { notify } from '@/components/ui/toast'
import styles from './library.module.css'

/** What stands where the films could not be read, with another try. */
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
