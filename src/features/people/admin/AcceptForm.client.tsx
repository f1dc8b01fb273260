'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useIsReady } from '@/components/form/use-is-ready'
import { DIVISION_KEYS, type DivisionKey } from '../rules/divisions'
import { REASON_MAX } from '../rules/roster-limits'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'
import { AcceptMade, type Acceptance } from './AcceptMade.client'
import styles from './people.module.css'

type Props = {
  registration: string
  /** The division staff saved on the registration when the page was loaded. A value saved since takes precedence. */
  chosen: DivisionKey | null
  /** The division derived from the date of birth. */
  byAge: DivisionKey | null
  reason: string
  isException: boolean
  number: string
}
type Values = { division: string; number: string; withoutPapers: string }

const GENDERS = [
  { gender: 'girl', label: 'Girl' },
  { gender: 'boy', label: 'Boy' },
] as const

/**
 * Adds an accepted player to the roster: division, number, and one button each for a girl and a boy. Shows the result here,
 * including the code, which is displayed only once. The document has changed as well, so "Done" reloads the page.
 */
export function AcceptForm({ registration, chosen, byAge, reason, isException, number: wish }: Props) {
  const { savedDocumentData: saved } = useDocumentInfo()
  const proposed = (saved ? (saved.division as DivisionKey | null) : chosen) ?? byAge
  const [input, setInput] = useState<Partial<Values>>({})
  const values: Values = { division: proposed ?? '', number: wish, withoutPapers: '', ...input }
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [made, setMade] = useState<Acceptance | null>(null)
  const isReady = useIsReady()

  async function accept(gender: string): Promise<void> {
    setIsSending(true)
    const { withoutPapers, ...decided } = values
    const exception = withoutPapers.trim() ? { withoutPapers } : {}
    const answer = await postStaff<Acceptance>(paths.staffPost('roster/accept'), {
      registration,
      gender,
      ...decided,
      ...exception,
    })
    setIsSending(false)
    if ('message' in answer) return setProblem(answer.message)
    setMade(answer)
  }

  if (made) return <AcceptMade answer={made} onDone={() => window.location.reload()} />
  return (
    <fieldset className={`fc-controls ${styles.accept}`} disabled={isSending || !isReady}>
      <Fields values={values} onChange={(change) => setInput((before) => ({ ...before, ...change }))} />
      <div className={styles.acceptAs} role="group" aria-labelledby="fc-accept-as">
        <span id="fc-accept-as">Accept to roster as</span>
        {GENDERS.map(({ gender, label }) => (
          <Button
            key={gender}
            size="medium"
            margin={false}
            disabled={isSending || !isReady}
            onClick={() => void accept(gender)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className={isException ? `${styles.acceptNote} ${styles.isException}` : styles.acceptNote}>
        {proposed ? `Proposed: ${proposed}. ` : ''}
        {reason} The family gets its private enrollment link by mail; a mail about the place that still waits takes it
        along.
      </p>
      {problem && (
        <p className="fc-field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function Fields({ values, onChange }: { values: Values; onChange: (change: Partial<Values>) => void }) {
  return (
    <>
      <label>
        Division
        <select value={values.division} onChange={({ target }) => onChange({ division: target.value })}>
          <option value="">Choose</option>
          {DIVISION_KEYS.map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </label>
      <label>
        Number
        <input
          value={values.number}
          placeholder="TBD"
          maxLength={4}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      </label>
      <label>
        Enroll without papers because
        <input
          value={values.withoutPapers}
          placeholder="Empty: the family signs first"
          maxLength={REASON_MAX}
          onChange={({ target }) => onChange({ withoutPapers: target.value })}
        />
      </label>
    </>
  )
}
