'use client'

import type { Warning } from '../../rules/content-check/warning'
import { WarningIcon } from '../shared/WarningIcon'
import styles from './content-check.module.css'

/** A warning with its possible actions. */
export function WarningRow({ warning, onUse, onKeep }: { warning: Warning; onUse: () => void; onKeep: () => void }) {
  const { kind, message, where, hint, fix } = warning
  return (
    <li>
      <WarningIcon kind={kind} />
      <div>
        <b>{message}</b>
        {hint && <small>{hint}</small>}
        <small>{where}</small>
        <div className={styles.acts}>
          {fix && (
            <button type="button" className="fc-text-button" onClick={onUse}>
              {fix.label}
            </button>
          )}
          <button type="button" className="fc-text-button" aria-label={`Keep it: ${message}`} onClick={onKeep}>
            Keep it
          </button>
        </div>
      </div>
    </li>
  )
}
