'use client'

import { useRef, useState, type FormEvent } from 'react'
import { PasswordField } from '@/admin/sign-in/PasswordField.client'
import { postCredentials } from '@/admin/sign-in/post-credentials'
import { postStaff } from '@/admin/post-staff'
import styles from '@/admin/sign-in/sign-in.module.css'
import { adminPaths } from '@/lib/admin-paths'

type Props = {
  token: string
  /** Absent for a person who has an account and a mailed link. */
  invited?: { name: string; email: string }
}

/** Lets an invited person, or one who forgot the password, choose a password, and signs them in. */
export function ChoosePassword({ token, invited }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setBusy(true)
    const result = await (invited ? acceptInvitation(token, password) : resetPassword(token, password))
    if ('next' in result) return location.assign(result.next)
    setBusy(false)
    setProblem(result.message)
    field.current?.focus()
  }

  return (
    <form className={styles.form} method="post" onSubmit={(event) => void send(event)}>
      <h1>{invited ? `Welcome, ${invited.name}` : 'Choose a new password'}</h1>
      <p>
        {invited && 'Choose a password for the back office. '}Four or five words that do not belong together are strong.
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {invited && (
        <div className={styles.field}>
          <label htmlFor="email">Your email address, which you sign in with</label>
          <input id="email" type="email" autoComplete="username" readOnly value={invited.email} />
        </div>
      )}
      <PasswordField
        label="Your new password"
        autoComplete="new-password"
        field={field}
        hasProblem={problem !== null}
        hint="At least 12 characters."
      />
      <button type="submit" className={styles.submit} disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Save and sign in'}
      </button>
      {!invited && (
        <a className={styles.link} href={adminPaths.forgotPassword}>
          Send me a new link
        </a>
      )}
    </form>
  )
}

type Result = { next: string } | { message: string }

async function acceptInvitation(token: string, password: string): Promise<Result> {
  const answer = await postStaff<{ isIn: true }>(adminPaths.staffPost('invitation'), { token, password })
  return 'message' in answer ? { message: answer.message } : { next: adminPaths.home }
}

// An account with a second factor continues with its code.
async function resetPassword(token: string, password: string): Promise<Result> {
  const answer = await postCredentials<{ needsCode?: boolean }>(adminPaths.staffAuth('reset-password'), {
    token,
    password,
  })
  if (!answer.isOk) return { message: answer.message }
  return { next: answer.body.needsCode ? adminPaths.signInCode(null) : adminPaths.home }
}
