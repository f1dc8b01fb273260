'use client'

import { DIVISION_KEYS } from '../rules/divisions'
import { REASON_MAX } from '../rules/roster-limits'
import type { AcceptInput } from './use-acceptance'

type AcceptFieldsProps = { input: AcceptInput; onChange: (change: Partial<AcceptInput>) => void }

/** The division, the jersey number, and the reason to enroll a player whose family has not signed. */
export function AcceptFields({ input, onChange }: AcceptFieldsProps) {
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
