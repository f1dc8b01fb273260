'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useIsReady } from '@/components/form/use-is-ready'
import { DIVISION_KEYS, type DivisionKey } from '../rules/divisions'
import { REASON_MAX } from '../rules/roster-schema'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'
import { AcceptMade, type Acceptance } from './AcceptMade.client'
import styles from './people.module.css'

type Props = {
  registration: string
  /** What staff set on the registration, as it was loaded; what they saved since goes before it. */
  chosen: DivisionKey | null
  /** What the date of birth says. */
  byAge: DivisionKey | null
  reason: string
  isException: boolean
  number: string
}
type Values = { division: string; gender: string; number: string; withoutPapers: string }

/**
 * Division, number, and one button. What it made is shown here, the code this once. The document has changed with it, so
 * whoever is done loads it anew.
 */
export function AcceptForm({ registration, chosen, byAge, reason, isException, number: wish }: Props) {
  const { savedDocumentData: saved } = useDocumentInfo()
  const proposed = (saved ? (saved.division as DivisionKey | null) : chosen) ?? byAge
  const [typed, setTyped] = useState<Partial<Values>>({})
  const values: Values = { division: proposed ?? '', gender: '', number: wish, withoutPapers: '', ...typed }
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [made, setMade] = useState<Acceptance | null>(null)
  const isReady = useIsReady()

  async function accept(): Promise<void> {
    setIsSending(true)
    const { withoutPapers, ...decided } = values
    const exception = withoutPapers.trim() ? { withoutPapers } : {}
    const answer = await postStaff<Acceptance>(paths.staffPost('roster/accept'), {
      registration,
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
      <Fields values={values} onChange={(change) => setTyped((before) => ({ ...before, ...change }))} />
      <Button size="medium" margin={false} disabled={isSending || !isReady} onClick={() => void accept()}>
        {isSending ? 'One moment…' : 'Accept to roster'}
      </Button>
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
        Girl or boy
        <select value={values.gender} onChange={({ target }) => onChange({ gender: target.value })}>
          <option value="">Choose</option>
          <option value="girl">Girl</option>
          <option value="boy">Boy</option>
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
