import type { ReactNode } from 'react'
import styles from './view.module.css'

type Props<Key extends string> = {
  legend: string
  choices: readonly { key: Key; label: string }[]
  chosen: readonly Key[]
  onToggle: (key: Key, isChosen: boolean) => void
  /** For choices that are mostly checked: checked ones are subdued, and unchecked ones even more. */
  isQuiet?: boolean
  /** A description of the effect, below the choices. */
  children: ReactNode
}

/** A row of checkboxes, large enough to tap, that immediately change the content below. */
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
