import { formatCount } from '@/lib/counts'
import { formatDay, formatMoment, formatTime } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { ownerLabel, type WaitingEntry } from '../../rules/today'
import type { ComingEvent, LeavingMail, NextTryoutDay } from '../../server/work-queue/day'
import { LeavingMails } from '../lazy.client'
import { Panel } from './Panel'
import styles from './day.module.css'

/** Calls promised for today or overdue. */
export function PromisedCalls({ calls }: { calls: WaitingEntry[] }) {
  if (calls.length === 0) return null
  return (
    <Panel title="Calls to make">
      <ul className={`fc-list ${styles.rows}`}>
        {calls.map((call) => (
          <li key={call.id}>
            <a href={adminPaths.document(call.kind, call.id)}>{call.person}</a>
            <small>
              {INBOX_KINDS[call.kind].one}, by {formatMoment(call.dueAt)}, {ownerLabel(call)}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Queued mails, each with Undo. */
export function MailsToLeave({ mails, total }: { mails: LeavingMail[]; total: number }) {
  return (
    <Panel title="Mails about to leave" link={{ href: adminPaths.list('mails'), label: 'All mails' }}>
      {mails.length > 0 ? <LeavingMails mails={mails} /> : <p>None. A mail that you write can be taken back here.</p>}
      {total > mails.length && <p>{total - mails.length} more leave later.</p>}
    </Panel>
  )
}

/** Shows the next tryout day as a card: date, place, divisions, and a dot for each invited player. */
export function TryoutDayCard({ next }: { next: NextTryoutDay | null }) {
  if (!next)
    return (
      <section className={styles.card} aria-labelledby="tryout-day">
        <h2 id="tryout-day">Next tryout day</h2>
        <p>None is planned.</p>
        <a href={adminPaths.document('tryout-days', 'create')}>Plan a tryout day</a>
      </section>
    )
  const { id, day, time, place, divisions, title, candidates } = next
  const settled = candidates.filter(({ isSettled }) => isSettled).length
  return (
    <section className={styles.card} aria-labelledby="tryout-day">
      <h2 id="tryout-day">Next tryout day</h2>
      <p className={styles.day}>
        {formatDay(day, 'EEE d')} {time && <small>{time}</small>}
      </p>
      <p>
        {[formatDay(day, 'MMMM d'), place, divisions.length > 0 ? divisions.join(', ') : 'all divisions']
          .filter(Boolean)
          .join(', ')}
        <br />
        {title}
      </p>
      {candidates.length > 0 && (
        <ul className={styles.dots} aria-hidden="true">
          {candidates.map((candidate) => (
            <li key={candidate.id} data-settled={candidate.isSettled ? '' : undefined} />
          ))}
        </ul>
      )}
      <p>{invitedSentence(candidates.length, settled)}</p>
      <a href={adminPaths.document('tryout-days', id)}>Open the day</a>
    </section>
  )
}

function invitedSentence(invited: number, settled: number): string {
  if (invited === 0) return 'No player is invited yet. Invite from the page of a tryout.'
  const all = `${formatCount(invited, 'player is', 'players are')} invited`
  return settled === 0 ? `${all}.` : `${all}, ${settled} of them settled.`
}

/** The next events of the calendar. */
export function ComingUp({ events }: { events: ComingEvent[] }) {
  return (
    <Panel title="Coming up" link={{ href: paths.events, label: 'Calendar' }}>
      {events.length === 0 && <p>Nothing is planned for the next two weeks.</p>}
      <ul className={`fc-list ${styles.rows}`}>
        {events.map(({ slug, day, title, start, place, allDay }) => (
          <li key={`${slug} ${day}`} className={styles.date}>
            <span>
              <small>{formatDay(day, 'EEE')}</small>
              {formatDay(day, 'd')}
            </span>
            <span>
              <a href={paths.event(slug)}>{title}</a>
              <small>{[allDay ? 'All day' : formatTime(start), place].filter(Boolean).join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
