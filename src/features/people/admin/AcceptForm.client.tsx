'use client'

import { Button } from '@payloadcms/ui'
import { useIsReady } from '@/components/form/use-is-ready'
import { DIVISION_KEYS } from '../rules/divisions'
import { REASON_MAX } from '../rules/roster-limits'
import { AcceptResult } from './AcceptResult.client'
import { type AcceptInput, type AcceptOptions, useAcceptance } from './use-acceptance'
import styles from './people.module.css'
import { Problem } from '@/admin/Problem'

type AcceptFieldsProps = { input: AcceptInput; onChange: (change: Partial<AcceptInput>) => void }

type Props = AcceptOptions & {
  /** Why the division is proposed. */
  reason: string
  /** Whether the proposed division differs from the one by age. */
  isException: boolean
}

const GENDERS = [
  { gender: 'girl', label: 'Girl' },
  { gender: 'boy', label: 'Boy' },
] as const

/**
 * Adds an accepted player to the roster: division, number, and one button each for a girl and a boy. Shows the result here,
 * including the code, which is displayed only once. The document has changed as well, so "Done" reloads the page.
 */
export function AcceptForm({ reason, isException, ...options }: Props) {
  const { proposed, input, change, accept, isSending, problem, acceptance } = useAcceptance(options)
  const isReady = useIsReady()
  const isDisabled = isSending || !isReady

  if (acceptance) return <AcceptResult acceptance={acceptance} onDone={() => window.location.reload()} />
  return (
    <fieldset className={`fc-controls ${styles.accept}`} disabled={isDisabled}>
      <AcceptFields input={input} onChange={change} />
      <div className={styles.acceptAs} role="group" aria-labelledby="fc-accept-as">
        <span id="fc-accept-as">Accept to roster as</span>
        {GENDERS.map(({ gender, label }) => (
          <Button key={gender} size="medium" margin={false} disabled={isDisabled} onClick={() => void accept(gender)}>
            {label}
          </Button>
        ))}
      </div>
      <p className={isException ? `${styles.acceptNote} ${styles.isException}` : styles.acceptNote}>
        {proposed ? `Proposed: ${proposed}. ` : ''}
        {reason} The family gets its private enrollment link by mail; a mail about the place that still waits takes it
        along.
      </p>
      <Problem text={problem} />
    </fieldset>
  )
}

/** The division, the jersey number, and the reason to enroll a player whose family has not signed. */
function AcceptFields({ input, onChange }: AcceptFieldsProps) {
  return (
    <>
      <label>
        Division
        <select value={input.division} onChange={({ target }) => onChange({ division: target.value })}>
          <option value="">Choose</option>
          {DIVISION_KEYS.map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </label>
      <label>
        Number
        <input
          value={input.number}
          placeholder="TBD"
          maxLength={4}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      </label>
      <label>
        Enroll without papers because
        <input
          value={input.withoutPapers}
          placeholder="Empty: the family signs first"
          maxLength={REASON_MAX}
          onChange={({ target }) => onChange({ withoutPapers: target.value })}
        />
      </label>
    </>
  )
}
