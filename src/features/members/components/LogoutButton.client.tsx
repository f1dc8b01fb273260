'use client'

import { useState, type FormEvent } from 'react'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { sendAccount } from './send'
import styles from './account.module.css'

const FAILED = 'Error signing out'

/** Ends the session on the server. The next page clears what this browser stored. */
export function LogoutButton() {
  const [isSending, setIsSending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const answer = await sendAccount(paths.memberPost('logout'), {}, FAILED)
    if ('to' in answer) return location.assign(answer.to)
    setIsSending(false)
    void notify.error(answer.message)
  }

  return (
    <form method="post" action={paths.memberPost('logout')} onSubmit={onSubmit}>
      <button type="submit" className={`btn line ${styles.membersLogout}`} aria-disabled={isSending}>
        Logout
      </button>
    </form>
  )
}
