import type { UIFieldServerProps } from 'payload'
import { findConsentHistory, type ConsentHistory } from '../server/rosters/queries'
import { CONSENTS, CONSENT_KEYS, consentLabel, type ConsentKey } from '../rules/consents'
import { formatMoment } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import { lastSignatures } from '../server/consents'
import { loadOrNull } from '@/admin/load'
import { SendLink } from './SendLink.client'
import styles from './people.module.css'

/** Shows on an enrollment what the family signed and when, and sends a new private link. */
export async function EnrolmentPanel({ id, req, data }: UIFieldServerProps) {
  if (!id || !hasRole(req.user, 'registrar')) return null
  const history = await loadOrNull('enrolment-panel', () => findConsentHistory(String(id)))
  if (!history) return <p className="fc-field-error">Could not load the consents. Reload the page to try again.</p>
  const { player, state, linkEnds } = history
  const hasEnded = data?.state === 'ended'
  return (
    <section className={`fc-ember-enabled ${styles.panel}`} aria-labelledby="fc-consents-title">
      <h2 id="fc-consents-title">
        Consents <span className={`fc-tag fc-tag--${state.isComplete ? 'ok' : 'warn'}`}>{consentLabel(state)}</span>
      </h2>
      {player && (
        <p>
          <a href={adminPaths.playerCard(player.id)}>
            <b>{player.name}</b>
          </a>
          , {player.division}
        </p>
      )}
      <LastSignature history={history} />
      <History history={history} />
      <p>
        {linkEnds ? `The family’s link works until ${formatMoment(linkEnds)}.` : 'The family has no link that works.'}
      </p>
      <div className={styles.panelWays}>
        {!hasEnded && <SendLink enrolment={String(id)} hasLink={linkEnds !== null} />}
        <a className="fc-chip" href={adminPaths.search('members', '')}>
          Print codes
        </a>
      </div>
    </section>
  )
}

function LastSignature({ history: { signatures, texts } }: { history: ConsentHistory }) {
  const last = lastSignatures(signatures)
  return (
    <ul className={`fc-list ${styles.consents}`}>
      {CONSENT_KEYS.map((key) => {
        const signature = last[key]
        return (
          <li key={key}>
            <b>{CONSENTS[key].label}</b>
            <Answer isGiven={signature?.isGiven} consent={key} />
            <span>
              {signature
                ? `${signature.signer}, ${formatMoment(signature.at)}, version ${signature.version} of ${texts[key]?.version ?? '?'}`
                : ''}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Answer({ isGiven, consent }: { isGiven: boolean | undefined; consent: ConsentKey }) {
  if (isGiven) return <span className="fc-tag fc-tag--ok">Given</span>
  if (isGiven === false) return <span className="fc-tag fc-tag--bad">Taken back</span>
  return CONSENTS[consent].isRequired ? (
    <span className="fc-tag fc-tag--warn">Missing</span>
  ) : (
    <span className="fc-tag fc-tag--secondary">Not given</span>
  )
}

function History({ history: { signatures } }: { history: ConsentHistory }) {
  if (signatures.length === 0) return null
  return (
    <details className={styles.consentsHistory}>
      <summary>Every signature ({signatures.length})</summary>
      <ol>
        {signatures.map(({ key, version, isGiven, signer, at }) => (
          <li key={`${key}-${at}-${isGiven}`}>
            {formatMoment(at)}: {signer} {isGiven ? 'signed' : 'took back'} {CONSENTS[key].label.toLowerCase()}, version{' '}
            {version}
          </li>
        ))}
      </ol>
    </details>
  )
}
