'use client'

import { useState, type RefObject } from 'react'
import styles from './sign-in.module.css'

type Props = {
  label: string
  autoComplete: 'current-password' | 'new-password'
  field: RefObject<HTMLInputElement | null>
  hasProblem: boolean
  hint?: string
}

/** A password, which a button shows. */
export function PasswordField({ label, autoComplete, field, hasProblem, hint }: Props) {
  const [isVisible, setVisible] = useState(false)
  return (
    <div className={styles.field}>
      <label htmlFor="password">{label}</label>
      <div className={styles.password}>
        <input
          ref={field}
          id="password"
          name="password"
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          required
          aria-invalid={hasProblem}
          aria-describedby={hint ? 'password-hint' : undefined}
        />
        <button
          type="button"
          className={styles.link}
          aria-pressed={isVisible}
          aria-label="Show what is typed"
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? 'Hide' : 'Show'}
        </button>
      </div>
      {hint && <p id="password-hint">{hint}</p>}
    </div>
  )
}
