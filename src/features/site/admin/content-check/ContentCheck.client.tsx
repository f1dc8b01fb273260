'use client'

import { useField, useForm } from '@payloadcms/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { withAccepted, withoutAccepted } from '../../rules/content-check/accepted'
import { applyFix } from '../../rules/content-check/apply-fix'
import { passedChecks } from '../../rules/content-check/passed-checks'
import type { Warning } from '../../rules/content-check/warning'
import { WarningIcon } from '../shared/WarningIcon'
import { useContentCheck } from './use-content-check'
import styles from './content-check.module.css'

const CHANGED = 'The text has changed since it was saved. It is checked again at the next save.'

/** Shows the content warnings of an article as of its last save. Warnings never block publishing. */
export function ContentCheck() {
  const heading = useId()
  const { checked, again } = useContentCheck()
  const { done, note, use } = useFixes()

  const isRead = checked !== null && 'warnings' in checked
  const all = isRead ? checked.warnings : []
  const { accepted, keep } = useAccepted(all)
  const warnings = withoutAccepted(all, accepted).filter(({ key }) => !done.includes(key))
  return (
    <section className={styles.check} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>Content check</h2>
        <small role="status">{isRead ? `${warnings.length}, at each save` : 'At each save'}</small>
      </div>
      {checked && 'message' in checked && (
        <p role="alert">
          It could not be checked just now.{' '}
          <button type="button" className="fc-text-button" onClick={again}>
            Try again
          </button>
        </p>
      )}
      {note && <p role="status">{note}</p>}
      <ul className="fc-list">
        {warnings.map((warning) => (
          <WarningRow key={warning.key} warning={warning} onUse={() => use(warning)} onKeep={() => keep(warning)} />
        ))}
        {isRead && <GoodRow warnings={warnings} />}
      </ul>
    </section>
  )
}

function GoodRow({ warnings }: { warnings: Warning[] }) {
  return (
    <li>
      <CircleCheck aria-hidden size={18} className={styles.good} />
      <div>
        <b>{warnings.length > 0 ? 'The rest is good' : 'All good'}</b>
        <small>{passedChecks(warnings)}</small>
      </div>
    </li>
  )
}

/** Returns the keys of the accepted warnings, and a function that accepts one more. */
function useAccepted(listed: Warning[]): { accepted: string; keep: (warning: Warning) => void } {
  const { value, setValue } = useField<string>({ path: 'acceptedWarnings' })
  const [acceptedHere, setAcceptedHere] = useState<Warning[]>([])
  // A fix in the same passage changes the key of an accepted warning, so it is recognized by its words until the page is closed.
  const isAcceptedHere = (warning: Warning) => acceptedHere.some((one) => isSameWarning(one, warning))
  const added = [...acceptedHere, ...listed.filter(isAcceptedHere)]
  const accepted = added.map(({ key }) => key).reduce(withAccepted, value ?? '')

  const isIncomplete = withoutAccepted(added, value).length > 0
  useEffect(() => {
    if (isIncomplete) setValue(accepted)
  }, [isIncomplete, accepted, setValue])

  return { accepted, keep: (warning) => setAcceptedHere([...acceptedHere, warning]) }
}

function isSameWarning(one: Warning, other: Warning): boolean {
  return one.kind === other.kind && one.message === other.message && one.where === other.where
}

/** Applies the offered fixes to the form's fields, which are then saved like any other edit. */
function useFixes() {
  const { dispatchFields, getDataByPath, setModified } = useForm()
  const [done, setDone] = useState<string[]>([])
  const [note, setNote] = useState('')

  function use({ key, fix }: Warning): void {
    const field = fix?.field.split('.')[0] ?? ''
    const changed = fix && applyFix({ [field]: getDataByPath(field) }, fix)
    setNote(changed ? '' : CHANGED)
    if (!changed) return
    const { value } = changed
    // A new `initialValue` makes the rich text editor render again.
    dispatchFields({ type: 'UPDATE', path: field, value, initialValue: value })
    setModified(true)
    setDone([...done, key])
  }

  return { done, note, use }
}

/** A warning with its possible actions. */
function WarningRow({ warning, onUse, onKeep }: { warning: Warning; onUse: () => void; onKeep: () => void }) {
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
