'use client'

import type { Person } from '../../rules/entry'
import { toDay } from '@/lib/dates'
import styles from './mails.module.css'

export type Call = { by: string; on: string }

const DAY_MS = 24 * 60 * 60 * 1000

type CallFieldsProps = { colleagues: readonly Person[]; call: Call; onChange: (call: Call) => void }

/** Who calls and by which day, for a mail that promises a call. The entry stays due until then. */
export function CallFields({ colleagues, call, onChange }: CallFieldsProps) {
  return (
    <fieldset className={`${styles.reason} ${styles.call}`}>
      <legend>This mail promises a call</legend>
      <label className={styles.field} htmlFor="fc-call-by">
        <span>Who calls</span>
        <select id="fc-call-by" value={call.by} onChange={({ target }) => onChange({ ...call, by: target.value })}>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field} htmlFor="fc-call-on">
        <span>By</span>
        <input
          id="fc-call-on"
          type="date"
          required
          value={call.on}
          onChange={({ target }) => onChange({ ...call, on: target.value })}
        />
      </label>
    </fieldset>
  )
}

/** Returns the day after tomorrow in the academy's time zone. */
export function inTwoDays(): string {
  return toDay(new Date(Date.now() + 2 * DAY_MS))
}
