import type { UIFieldServerProps } from 'payload'
import { findAcceptance, type AcceptanceState } from '../server/rosters/queries'
import { EXCEPTIONS } from '../rules/rosters'
import { NUMBER_MAX } from '../rules/roster-limits'
import { consentLabel } from '../rules/consents'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import { AcceptForm } from './lazy.client'
import { EnrollWithoutPapers } from './EnrollWithoutPapers.client'
import { loadOrNull } from '@/admin/load'
import { AfterAcceptance } from './AfterAcceptance.client'
import styles from './people.module.css'

/** Shows the form that adds an accepted registration to the roster, or the result. */
export async function AcceptPanel({ id, req }: UIFieldServerProps) {
  if (!id || !hasRole(req.user, 'registrar')) return null
  const state = await loadOrNull('accept-panel', () => findAcceptance(String(id)))
  if (!state) return <p className="fc-field-error">Could not load the roster. Reload the page to try again.</p>
  if (state.kind === 'missing') return null
  const panel = (
    <section className={`fc-ember-enabled ${styles.panel}`} aria-labelledby="fc-accept-title">
      <h2 id="fc-accept-title" tabIndex={-1}>
        Roster
      </h2>
      {state.kind === 'made' ? (
        <Made registration={String(id)} {...state} />
      ) : (
        <Open registration={String(id)} state={state} />
      )}
    </section>
  )
  return state.kind === 'made' ? panel : <AfterAcceptance status={state.registration.status}>{panel}</AfterAcceptance>
}

type MadeProps = Extract<AcceptanceState, { kind: 'made' }> & { registration: string }

function Made({ registration, enrolment, player, name, consents, isEnrolled, withoutPapers }: MadeProps) {
  return (
    <>
      <p>
        <b>{name}</b>{' '}
        <span className={`fc-tag fc-tag--${consents.isComplete ? 'ok' : 'warn'}`}>{consentLabel(consents)}</span>
      </p>
      <p>
        {describeEnrolment(consents.isComplete, isEnrolled, withoutPapers)} “Withdrawn” takes the player off the roster,
        the site and the film room.
      </p>
      <p className={styles.panelWays}>
        <a className="fc-chip" href={adminPaths.document('enrolments', enrolment)}>
          Consents
        </a>
        <a className="fc-chip" href={adminPaths.playerCard(player)}>
          Player card
        </a>
      </p>
      {!isEnrolled && <EnrollWithoutPapers registration={registration} />}
    </>
  )
}

function describeEnrolment(isComplete: boolean, isEnrolled: boolean, reason: string | null): string {
  if (isComplete) return 'Everything is signed, and the player is on the team.'
  if (isEnrolled)
    return `Enrolled without papers: ${reason ?? 'no reason given'}. The site shows the name once the family has signed.`
  return 'On the roster. The site shows the name once the family has signed; then this becomes “Enrolled” by itself.'
}

function Open({ registration, state }: { registration: string; state: Extract<AcceptanceState, { kind: 'open' }> }) {
  const { proposal, season, registration: details } = state
  if (!proposal || !season) {
    return (
      <p>
        No season is current. <a href={adminPaths.rollover}>Begin one</a>, then accept the player.
      </p>
    )
  }
  const { age, exception, division } = proposal
  const number = details.requestedNumber?.trim() ?? ''
  const reason = exception ? `${EXCEPTIONS[exception]}.` : `${age} on the cut-off of ${season}.`
  return (
    <AcceptForm
      registration={registration}
      chosen={details.division}
      byAge={division}
      reason={reason}
      isException={exception !== null}
      number={number.length <= NUMBER_MAX ? number : ''}
    />
  )
}
