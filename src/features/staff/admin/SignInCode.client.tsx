'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import styles from '@/admin/sign-in/sign-in.module.css'

type Answer = { isIn: true; isOver?: boolean }

const APP = {
  label: 'Code of your app',
  hint: 'The six digits that your authenticator app shows now.',
  other: 'Use a recovery code instead',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const
const RECOVERY = {
  label: 'Recovery code',
  hint: 'One of the ten that you printed when you set this up. It works once.',
  other: 'Use the code of your app instead',
  inputMode: 'text',
  autoComplete: 'off',
} as const

/** Asks for a code of the app, or a recovery code. */
export function SignInCode({ next }: { next: string }) {
  const [isRecovery, setRecovery] = useState(false)
  // The key empties the field and its problem with the change.
  return (
    <CodeForm
      key={String(isRecovery)}
      texts={isRecovery ? RECOVERY : APP}
      next={next}
      onOther={() => setRecovery(!isRecovery)}
    />
  )
}

type CodeFormProps = { texts: typeof APP | typeof RECOVERY; next: string; onOther: () => void }

function CodeForm({ texts, next, onOther }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const answer = await postStaff<Answer>(adminPaths.staffPost('sign-in-code'), { code })
    if (!('message' in answer)) return location.assign(next)
    setBusy(false)
    setProblem(answer.message)
    field.current?.select()
  }

  return (
    <form className={styles.form} method="post" onSubmit={(event) => void send(event)}>
      <h1>One more step</h1>
      <p>This account has a second factor.</p>
      <p className={styles.problem} id="code-problem" role="alert">
        {problem}
      </p>
      <div className={styles.field}>
        <label htmlFor="code">{texts.label}</label>
        <input
          ref={field}
          id="code"
          name="code"
          className={styles.code}
          type="text"
          inputMode={texts.inputMode}
          autoComplete={texts.autoComplete}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          value={code}
          aria-invalid={problem !== null}
          aria-describedby="code-hint code-problem"
          onChange={(event) => setCode(event.target.value)}
        />
        <p id="code-hint">{texts.hint}</p>
      </div>
      <button type="submit" className={styles.submit} disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Sign in'}
      </button>
      <button type="button" className={styles.link} onClick={onOther}>
        {texts.other}
      </button>
      <p>
        Lost both? Ask another admin to take your second factor off, or{' '}
        <a href={adminPaths.loginAgain}>sign in with another account</a>.
      </p>
    </form>
  )
}
