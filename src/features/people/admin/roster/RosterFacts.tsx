import { CONSENTS, REQUIRED_CONSENTS } from '../../rules/consents'
import type { RosterRow } from '../../rules/roster-table'
import styles from './roster.module.css'

/** The name of the guardian, and their phone number as a link. */
export function Guardian({ guardian }: { guardian: RosterRow['guardian'] }) {
  if (!guardian) return <span className={styles.none}>None here</span>
  const { name, phone, phoneHref } = guardian
  return (
    <>
      {name}
      {phone && <span>{phoneHref ? <a href={phoneHref}>{phone}</a> : phone}</span>}
    </>
  )
}

/** Shows a dot for each required consent, and the names of the missing ones. */
export function Papers({ missing }: { missing: RosterRow['missingPapers'] }) {
  if (!missing) return <span className={styles.none}>No enrollment</span>
  const isMissing = new Set(missing)
  return (
    <span className={styles.papers}>
      <span aria-hidden="true">
        {REQUIRED_CONSENTS.map((key) => (
          <i key={key} data-is-missing={isMissing.has(key)} />
        ))}
      </span>
      {missing.length === 0 ? (
        <span className="fc-visually-hidden">Complete</span>
      ) : (
        <small>{missing.map((key) => CONSENTS[key].label).join(', ')}</small>
      )}
    </span>
  )
}
