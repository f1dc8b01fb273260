'use client'

import { useState } from 'react'
import styles from './written.module.css'

/** Toggles the fields for correcting a family's answers. */
export function CorrectSwitch() {
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <button
      type="button"
      className={`fc-text-button ${styles.correct}`}
      aria-expanded={isCorrecting}
      data-reading={isCorrecting ? undefined : ''}
      onClick={() => setCorrecting(!isCorrecting)}
    >
      {isCorrecting ? 'Close the fields' : 'Correct something'}
    </button>
  )
}
