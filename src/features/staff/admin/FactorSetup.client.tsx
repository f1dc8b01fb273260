'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import type { FactorState } from '../server/factors'
import type { Picture } from '../server/qr-picture'
import { postStaff } from '@/admin/post-staff'
import { pressOnEnter } from './press-on-enter'
import styles from './staff.module.css'

type SetupProps = {
  secret: string
  picture: Picture
  onDone: (codes: string[], factor: FactorState) => void
  onCancel: () => void
}

type Answer = { codes: string[]; factor: FactorState }

/** Shows the key for the app as a QR code and as text, and confirms it by a first code. */
export function FactorSetup({ secret, picture: { size, path }, onDone, onCancel }: SetupProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => field.current?.focus(), [])

  async function confirm(): Promise<void> {
    setBusy(true)
    const answer = await postStaff<Answer>(adminPaths.staffPost('second-factor'), { action: 'confirm', code })
    setBusy(false)
    if (!('message' in answer)) return onDone(answer.codes, answer.factor)
    setProblem(answer.message)
    field.current?.focus()
  }

  return (
    <div className={styles.setup}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="The key as a picture for your phone"
      >
        <path d={path} />
      </svg>
      <div className={styles.steps}>
        <p>1. Point an authenticator app on your phone at the picture, or type this key there:</p>
        <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <div className={styles.field}>
          <label htmlFor={id}>2. The six digits that the app shows now</label>
          <input
            ref={field}
            id={id}
            className={styles.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={code}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => pressOnEnter(event, () => void confirm())}
          />
          <p id={`${id}-problem`} className="fc-field-error" role="alert">
            {problem}
          </p>
        </div>
        <div className={styles.actions}>
          <Button size="small" disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? 'One moment…' : 'Switch it on'}
          </Button>
          <Button size="small" buttonStyle="secondary" onClick={onCancel}>
            Leave it
          </Button>
        </div>
      </div>
    </div>
  )
}
