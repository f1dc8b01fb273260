import type { JoinFieldServerProps } from 'payload'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { countHeld, countUnsettled, findTryoutDay, type TryoutDay } from '../../server/status-mails/tryout-day'
import { formatCount, pluralize } from '@/lib/counts'
import { formatMoment } from '@/lib/dates'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { logger } from '@/server/logger'
import { CandidateRow } from './CandidateRow'
import { LoadAgain } from './LoadAgain.client'
import { ReleaseNow } from './ReleaseNow.client'
import styles from './mails.module.css'

/** The panel of a tryout day: the invited players, their statuses, who was notified, and the delayed answers. */
export async function TryoutDayPanel({ id, req }: JoinFieldServerProps) {
  const user = req.user as Staff | null
  if (!user || !hasRole(user, 'registrar')) return null
  if (!id) return <p>Save the day first. Then invite players to it, each on their own page.</p>
  const day = await load(user, String(id))
  if (day === 'failed') return <LoadAgain title="Who is invited" />
  if (!day) return null
  return (
    <section className={styles.mails} aria-labelledby="fc-day-title">
      <h2 id="fc-day-title">Who is invited</h2>
      <p>{describe(day)}</p>
      {countHeld(day) > 0 && <ReleaseNow day={String(id)} count={countHeld(day)} />}
      {day.candidates.length > 0 && (
        <table className={styles.edits}>
          <ColumnHeads titles={['Player', 'Status', 'Answer']} />
          <tbody>
            {day.candidates.map((candidate) => (
              <CandidateRow key={candidate.id} candidate={candidate} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

async function load(user: Staff, id: string) {
  try {
    return await findTryoutDay(user, id)
  } catch (error) {
    logger.error({ err: error }, 'The candidates of a tryout day could not be read.')
    return 'failed' as const
  }
}

function describe(day: TryoutDay): string {
  const { candidates, releaseAt } = day
  if (candidates.length === 0) return 'No one yet. Invite a player on the page of the tryout: choose this day there.'
  const [unsettled, held] = [countUnsettled(day), countHeld(day)]
  const summary =
    unsettled === 0
      ? 'Everyone has had an answer. The day can be closed.'
      : `${unsettled} of ${candidates.length} ${pluralize(unsettled, 'has', 'have')} had no answer yet. The day closes when no one is waiting.`
  if (held === 0) return summary
  const when = releaseAt ? ` until ${formatMoment(releaseAt)}, and go out together` : ''
  return `${summary} ${formatCount(held, 'answer is', 'answers are')} held${when}.`
}
