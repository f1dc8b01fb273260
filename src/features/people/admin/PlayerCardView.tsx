import { Phone, TriangleAlert } from 'lucide-react'
import type { AdminViewServerProps } from 'payload'
import { openPlayerCard, type PlayerCard } from '../server/rosters/queries'
import { CONSENTS, CONSENT_KEYS, consentLabel, consentState } from '../rules/consents'
import { adminPaths } from '@/lib/admin-paths'
import { telHref } from '@/lib/phone-numbers'
import { UNREADABLE } from '@/lib/unreadable'
import { listOwnSquads } from '../server/own-squads'
import { CouldNotLoad, loadOrNull } from '@/admin/load'
import { NotForYou, staffOf, StaffPage } from '@/admin/StaffPage'
import styles from './people.module.css'

const UNREADABLE_NOTE = 'This note cannot be read: its key is missing. Ask an admin, and until then the guardian below.'
const ID = /^[0-9a-f-]{36}$/

/** /admin/player-card/:id: emergency contacts and health notes, for the coaches of the squad and the registrar. */
export async function PlayerCardView(view: AdminViewServerProps) {
  const id = [view.params?.segments].flat().at(-1) ?? ''
  const path = adminPaths.playerCard(id)
  const staff = staffOf(view, path, 'registrar', 'coach')
  if (!staff) return <NotForYou view={view} title="Player card" />
  const loaded = await loadOrNull('player-card', async () => ({
    card: ID.test(id) ? await openPlayerCard(staff, id, await listOwnSquads(staff)) : null,
  }))
  if (!loaded) {
    return (
      <StaffPage view={view} title="Player card">
        <CouldNotLoad path={path} />
      </StaffPage>
    )
  }
  if (!loaded.card) return <NotForYou view={view} title="Player card" />
  const { card } = loaded
  return (
    <StaffPage
      view={view}
      title={card.name}
      actions={
        <a className="fc-chip" href={adminPaths.rosterOf(card.division)}>
          {card.division} roster
        </a>
      }
    >
      <Card card={card} />
    </StaffPage>
  )
}

function Card({ card }: { card: PlayerCard }) {
  const state = consentState(card.consents)
  return (
    <div className={styles.playerCard}>
      <p className={styles.cardFacts}>
        <b className={styles.cardNumber}>{card.number}</b>
        <span className="fc-tag fc-tag--secondary">{card.division}</span>
        <span className={`fc-tag fc-tag--${state.isComplete ? 'ok' : 'warn'}`}>{consentLabel(state)}</span>
        {card.medicalNotes && <span className="fc-tag fc-tag--bad">Medical</span>}
      </p>
      <section className={styles.cardMedical} aria-label="Medical notes" data-is-empty={!card.medicalNotes}>
        {card.medicalNotes && <TriangleAlert aria-hidden="true" size={22} />}
        <p>{medicalText(card.medicalNotes)}</p>
      </section>
      <Call label="Guardian" name={card.guardianName} phone={card.guardianPhone} />
      <Call label="Emergency" name={card.emergencyName} phone={card.emergencyPhone} />
      <section aria-labelledby="fc-card-pickups">
        <h2 id="fc-card-pickups">May pick up</h2>
        <ul className={`fc-list ${styles.cardList}`}>
          <li>{card.guardianName ?? 'The guardian'}</li>
          {card.pickups.map(({ name, phone, relation }, index) => (
            <li key={index}>
              {[name, relation].filter(Boolean).join(', ')}
              {phone && (phone === UNREADABLE ? <span>{phone}</span> : <a href={telHref(phone)}>{phone}</a>)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="fc-card-consents">
        <h2 id="fc-card-consents">Consents</h2>
        <ul className={`fc-list ${styles.cardList}`}>
          {CONSENT_KEYS.map((key) => (
            <li key={key}>
              {CONSENTS[key].label}
              <span>{card.consents[key] ? 'yes' : 'no'}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.cardNote}>Opening this card is noted.</p>
    </div>
  )
}

function medicalText(notes: string | null): string {
  return notes === UNREADABLE ? UNREADABLE_NOTE : (notes ?? 'No medical notes.')
}

function Call({ label, name, phone }: { label: string; name: string | null; phone: string | null }) {
  if (!phone) return <p>{label}: no phone number is known.</p>
  if (phone === UNREADABLE) return <p>{`${label}: the phone number cannot be read. Please ask an admin.`}</p>
  return (
    <a className={styles.cardCall} href={telHref(phone)}>
      <Phone aria-hidden="true" size={22} />
      <span>
        <small>{label}</small>
        <b>{name ?? 'Call'}</b>
        {phone}
      </span>
    </a>
  )
}
