import type { ReactNode } from 'react'
import styles from './mails.module.css'

type RadioChipsProps<Value extends string> = {
  id: string
  legend: ReactNode
  options: readonly { value: Value; label: string }[]
  value: string
  onChoose: (value: Value) => void
}

/** A radio group shown as chips. */
export function RadioChips<Value extends string>({ id, legend, options, value, onChoose }: RadioChipsProps<Value>) {
  return (
    <fieldset className={styles.chips} id={id}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={id} checked={option.value === value} onChange={() => onChoose(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
