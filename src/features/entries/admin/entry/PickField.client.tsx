'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import styles from './entry.module.css'

type PickFieldProps = {
  label: string
  /** The label of the empty choice. */
  none: string
  value: string | null
  options: { value: string; label: string }[]
  isBusy: boolean
  onPick: (value: string | null) => Promise<unknown>
  /** A button for the most common choice. */
  action?: { label: string; onClick: () => void }
}

/** A select that saves on change. */
export function PickField({ label, none, value, options, isBusy, onPick, action }: PickFieldProps) {
  const id = useId()
  return (
    <div className={`fc-controls ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <select
          id={id}
          value={value ?? ''}
          disabled={isBusy}
          onChange={(event) => void onPick(event.target.value || null)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {action && (
          <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  )
}
