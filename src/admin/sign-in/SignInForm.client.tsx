'use client'

import type { Challenge } from 'altcha-lib'
import Link from 'next/link'
import { useRef, useState, type FormEvent } from 'react'
import { solve } from '@/components/form/solve-challenge'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { PasswordField } from './PasswordField.client'
import { postCredentials } from './post-credentials'
import styles from './sign-in.module.css'

/** The next step after a correct password, or an error message. */
type SignInResult = 'signed-in' | 'needs-code' | { message: string }

/** The required work may grow while others keep trying. */
const MAX_CHALLENGES = 5

/** The sign-in form of staff. Preserves the input after a failed attempt. */
export function SignInForm({ next }: { next: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const password = useRef<HTMLInputElement>(null)

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setProblem(null)
    setProgress('One moment …')
    const credentials = { email: String(fields.get('email')), password: String(fields.get('password')) }
    const result = await sendSignIn(credentials, () => setProgress('Checking that this is not a robot …'))
    if (result === 'signed-in') return location.assign(next)
    if (result === 'needs-code') return location.assign(adminPaths.signInCode(next))
    setProgress(null)
    setProblem(result.message)
    password.current?.select()
  }

  return (
    <form className={styles.form} method="post" onSubmit={(event) => void signIn(event)}>
      <h1>Sign in</h1>
      <p>With the address your invitation came to.</p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.field}>
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" autoComplete="username" required aria-invalid={problem !== null} />
      </div>
      <PasswordField label="Password" autoComplete="current-password" field={password} hasProblem={problem !== null} />
      <button type="submit" className={styles.submit} disabled={progress !== null}>
        {progress ?? 'Sign in'}
      </button>
      <Link className={styles.link} href={adminPaths.forgotPassword} prefetch={false}>
        I forgot my password
      </Link>
      <p className={styles.others}>
        No account, or locked out? Ask an admin of the academy.
        <br />A parent or a player? <a href={paths.login}>Film room and family page</a>. Families register on the{' '}
        <a href={paths.playerRegistration}>public site</a>.
      </p>
    </form>
  )
}

/**
 * Signs in by password. If the server requires a proof of work, because passwords of this account are being guessed, solves it
 * and tries again. Never throws.
 * @param onWork called before the work starts, which may take some seconds
 */
async function sendSignIn(credentials: { email: string; password: string }, onWork: () => void): Promise<SignInResult> {
  let proof: string | undefined
  for (let challenges = 0; ; challenges += 1) {
    const answer = await postCredentials<{ needsCode?: boolean }>(adminPaths.staffAuth('login'), {
      ...credentials,
      proof,
    })
    if (answer.isOk) return answer.body.needsCode ? 'needs-code' : 'signed-in'
    const { challenge } = answer.body as { challenge?: Challenge }
    if (challenge && challenges < MAX_CHALLENGES) {
      onWork()
      proof = await solve(challenge)
      if (proof) continue
    }
    return { message: answer.message }
  }
}
