'use client'

import { useState, type FormEvent } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import { postCredentials } from './post-credentials'
import styles from './sign-in.module.css'

/** Requests the mail with the link for a new password. The response is the same for an unknown address. */
export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function request(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    setBusy(true)
    setProblem(null)
    const answer = await postCredentials(adminPaths.staffAuth('forgot-password'), { email })
    setBusy(false)
    if (answer.isOk) return setSentTo(email)
    setProblem(answer.message)
  }

  if (sentTo !== null) return <Sent to={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void request(event)}>
      <h1>Forgot your password?</h1>
      <p>We send you a link to choose a new one.</p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.field}>
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" autoComplete="username" required />
      </div>
      <button type="submit" className={styles.submit} disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Send the link'}
      </button>
      <a className={styles.link} href={adminPaths.home}>
        Back to the sign-in
      </a>
    </form>
  )
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <div className={styles.form} role="status">
      <h1>Check your mail</h1>
      <p>
        If <b>{to}</b> has an account here, a link is on its way to it. It works once, for one hour.
      </p>
      <p>
        Nothing after a few minutes? Look in the spam folder, or ask an admin of the academy. An invitation that you
        have not used yet is its own link.
      </p>
      <button type="button" className={styles.link} onClick={onAgain}>
        Use another address
      </button>
      <a className={styles.link} href={adminPaths.home}>
        Back to the sign-in
      </a>
    </div>
  )
}
