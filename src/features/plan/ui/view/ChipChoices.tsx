import type { ReactNode } from 'react'
import styles from './view.module.css'

type Props<Key extends string> = {
  legend: string
  choices: readonly { key: Key; label: string }[]
  chosen: readonly Key[]
  onToggle: (key: Key, isChosen: boolean) => void
  /** For choices that are mostly made already: what is ticked stands back, and what is not even more. */
  isQuiet?: boolean
  /** What the choice does, below it. */
  children: ReactNode
}

/** A row of things to tick, each as large as a finger, that changes what stands below at once. */
export function ChipChoices<Key extends string>({ legend, choices, chosen, onToggle, isQuiet, children }: Props<Key>) {
  return (
    <fieldset className={`${styles.choices} print:hidden! ${isQuiet ? styles.isQuiet : ''}`}>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ key, label }) => (
          <label key={key} className={styles.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={({ target }) => onToggle(key, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
      <p>{children}</p>
    </fieldset>
  )
}
