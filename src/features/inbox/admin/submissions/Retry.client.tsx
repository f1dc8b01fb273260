'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/Button'
import styles from './submissions.module.css'

/** The error message of a list that failed to load, with a retry that keeps the state of the page. */
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
