import type { ReactNode } from 'react'
import styles from './sent.module.css'

const CLOTH = 'M118 8L156 0C170 30 230 30 244 0L282 8C284 66 298 112 346 138L352 470H48L54 138C102 112 116 66 118 8Z'
/** A longer name is set narrower, as wide as the chest. */
const WIDE = 11
const CHEST = 250

type PegProps = {
  /** The name on the jersey. Without one the jersey is an outline. */
  name?: string
  /** What is drawn on it instead of the place of its number. */
  children?: ReactNode
  label?: string
  note?: string
}

/** A jersey on its peg. */
export function Peg({ name = '', children, label, note }: PegProps) {
  return (
    <div className={styles.peg}>
      <svg viewBox="40 -6 320 484">
        <path d={CLOTH} className={name ? styles.cloth : styles.empty} />
        <text x="200" y="150" {...(name.length > WIDE && { textLength: CHEST, lengthAdjust: 'spacingAndGlyphs' })}>
          {name.toUpperCase()}
        </text>
        {children ?? <circle cx="200" cy="300" r="82" />}
      </svg>
      {label}
      {note && <small>{note}</small>}
    </div>
  )
}
