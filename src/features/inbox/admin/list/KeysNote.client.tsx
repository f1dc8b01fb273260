'use client'

import styles from './list.module.css'

/** Lists the keyboard shortcuts. People who use speech input can switch them off. */
export function KeysNote({ areOn, onChange }: { areOn: boolean; onChange: (areOn: boolean) => void }) {
  return (
    <p className={styles.keys}>
      <label>
        <input type="checkbox" checked={areOn} onChange={(event) => onChange(event.target.checked)} /> Keys
      </label>
      <span>
        <kbd>j</kbd> <kbd>k</kbd> move
      </span>
      <span>
        <kbd>x</kbd> selects
      </span>
      <span>
        <kbd>Space</kbd> looks inside
      </span>
      <span>
        <kbd>Enter</kbd> opens
      </span>
      <span>
        <kbd>/</kbd> searches
      </span>
    </p>
  )
}
