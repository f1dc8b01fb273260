import type { ReturningPlayers } from '@/features/people/server/api'
import type { CSSProperties, ReactNode } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import { shareLabel } from '../../rules/figures'
import type { PlaceFigures } from '../../server/figures/places'
import { NumberLink } from './NumberLink'
import styles from './figures.module.css'

type Props = { places: PlaceFigures; returning: ReturningPlayers | null }

/** The conversion from tryout to roster place, from place to season, and from one season to the next. */
export function StepTable({ places: { since, tryouts, places }, returning }: Props) {
  const [ofTryouts, ofRegistrations] = [
    { tab: 'tryout-registrations', since } as const,
    { tab: 'player-registrations', since } as const,
  ]
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">From tryout to team</h2>
      <ul className={`fc-list ${styles.steps}`}>
        <Step title="Tryout to place" part={tryouts.to} whole={tryouts.from} none="No tryout came in.">
          <NumberLink count={tryouts.from} what="tryouts" filters={ofTryouts} /> tryouts in 12 months,{' '}
          <NumberLink count={tryouts.to} what="tryouts with a place" filters={{ ...ofTryouts, offered: '1' }} /> were
          offered a place
        </Step>
        <Step title="Place to enrolled" part={places.to} whole={places.from} none="No place was offered.">
          <NumberLink count={places.from} what="places offered" filters={{ ...ofRegistrations, offered: '1' }} /> places
          offered in 12 months,{' '}
          <NumberLink count={places.to} what="enrolled" filters={{ ...ofRegistrations, status: 'enrolled' }} /> are
          enrolled
        </Step>
        <Step
          title="Seasons kept"
          part={returning?.back ?? 0}
          whole={returning?.players ?? 0}
          none="No season is over yet. This number comes with the first new season."
        >
          {returning && <Returning returning={returning} />}
        </Step>
      </ul>
    </section>
  )
}

function Returning({ returning: { id, season, players, back } }: { returning: ReturningPlayers }) {
  return (
    <>
      <a href={adminPaths.document('seasons', id)}>{players}</a> players in {season},{' '}
      {back === 0 ? '0' : <a href={adminPaths.list('players', 'only=returning-players')}>{back}</a>} play again
    </>
  )
}

type StepProps = { title: string; part: number; whole: number; none: string; children: ReactNode }

function Step({ title, part, whole, none, children }: StepProps) {
  const share = shareLabel(part, whole)
  return (
    <li>
      <h3>{title}</h3>
      {share === null ? (
        <p>{none}</p>
      ) : (
        <>
          <b>{share}</b>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ '--width': `${(part / whole) * 100}%` } as CSSProperties} />
          </span>
          <p>{children}</p>
        </>
      )}
    </li>
  )
}
