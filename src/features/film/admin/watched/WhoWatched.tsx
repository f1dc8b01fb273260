import type { DocumentViewServerProps } from 'payload'
import { NotAllowed } from '@/admin/NotAllowed'
import { toStaffViewer } from '@/features/members/server/api'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { Staff } from '@/payload-types'
import { describeSeen } from '../../rules/seen'
import { quizText, type WatchedSquad } from '../../rules/watched'
import { listWatched } from '../../server/films/watched'
import styles from './watched.module.css'

/** Renders the tab of a film that shows who in the coach's squads has watched it and passed its quiz. */
export async function WhoWatched({ initPageResult }: DocumentViewServerProps) {
  const { docID, req } = initPageResult
  const viewer = req.user?.collection === 'staff' ? toStaffViewer(req.user as unknown as Staff) : null
  if (!viewer || !docID) return <NotAllowed />
  const squads = await listWatched(viewer, String(docID))
  return (
    <main className={`gutter--left gutter--right ${styles.watched}`}>
      {squads.length === 0 && <p>None of your divisions may watch this film, or you have none yet.</p>}
      {squads.map((squad) => (
        <SquadPart key={squad.key} squad={squad} />
      ))}
      <p>
        <a href={paths.coachHome}>Every player by every film</a>
      </p>
    </main>
  )
}

function SquadPart({ squad: { key, players } }: { squad: WatchedSquad }) {
  const count = players.filter(({ isWatched }) => isWatched).length
  return (
    <section aria-labelledby={`squad-${key}`}>
      <h2 id={`squad-${key}`}>
        {key} <small>{`${count} of ${players.length} watched it`}</small>
      </h2>
      <ul className="fc-list">
        {players.map((player) => (
          <li key={player.id}>
            <b>{player.name}</b>
            <span className={`fc-tag fc-tag--${player.isWatched ? 'ok' : player.isOpened ? 'warn' : 'secondary'}`}>
              {describeSeen(player)}
            </span>
            <span>{quizText(player)}</span>
            <small>{player.dueOn ? `Due ${formatDay(player.dueOn, 'EEE, MMM d')}` : ''}</small>
          </li>
        ))}
      </ul>
      {players.length === 0 && <p>No player has an account in this squad yet.</p>}
    </section>
  )
}
