'use client'

import { useId } from 'react'
import { pressOnEnter } from './press-on-enter'
import styles from './staff.module.css'

type ProofFieldProps = {
  proof: { password: string; setPassword: (input: string) => void; isRequired: boolean }
  onEnter: () => void
}

/** The person's own password, shown once the server requires it. */
export function ProofField({ proof: { password, setPassword, isRequired }, onEnter }: ProofFieldProps) {
  const id = useId()
  if (!isRequired) return null
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Your own password, once more</label>
      <input
        id={id}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onKeyDown={(event) => pressOnEnter(event, onEnter)}
      />
    </div>
  )
}
