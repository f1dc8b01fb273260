'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/Button'
import styles from './submissions.module.css'

/** What stands where a list could not be read, with another try that keeps the page as it is. */
export function Retry() {
  const router = useRouter()
  const [isTrying, startTrying] = useTransition()
  return (
    <div className={styles.failed} role="alert">
      <p>Could not load. Try again.</p>
      <Button disabled={isTrying} onClick={() => startTrying(() => router.refresh())}>
        {isTrying ? 'One moment…' : 'Try again'}
      </Button>
    </div>
  )
}
