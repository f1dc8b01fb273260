'use client'

import { Button } from '@payloadcms/ui'
import { useRef, useState, type FormEvent } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import styles from './staff.module.css'

/** Lets an invited person choose a password, and signs them in. */
export function ChoosePassword({ token, name, email }: { token: string; name: string; email: string }) {
  const [password, setPassword] = useState('')
  const [isVisible, setIsVisible] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const answer = await postStaff<{ isIn: true }>(adminPaths.staffPost('invitation'), { token, password })
    if (!('message' in answer)) return location.assign(adminPaths.home)
    setBusy(false)
    setProblem(answer.message)
    field.current?.focus()
  }

  return (
    <form className={`login__form fc-controls ${styles.form}`} onSubmit={(event) => void send(event)}>
      <h1>Welcome, {name}</h1>
      <p>Choose a password for the back office. Four or five words that do not belong together are strong.</p>
      <div className={styles.field}>
        <label htmlFor="email">Your email address, which you sign in with</label>
        <input id="email" type="email" autoComplete="username" readOnly value={email} />
      </div>
      <div className={styles.field}>
        <label htmlFor="password">Your new password</label>
        <input
          ref={field}
          id="password"
          type={isVisible ? 'text' : 'password'}
          autoComplete="new-password"
          required
          value={password}
          aria-invalid={problem !== null}
          aria-describedby="password-hint password-problem"
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id="password-hint">At least 12 characters.</p>
        <label className={styles.tick}>
          <input type="checkbox" checked={isVisible} onChange={() => setIsVisible(!isVisible)} /> Show it
        </label>
        <p id="password-problem" className="fc-field-error" role="alert">
          {problem}
        </p>
      </div>
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Save and sign in'}
      </Button>
    </form>
  )
}
