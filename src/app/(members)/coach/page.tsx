import { RunningList } from '@/features/coaching/components/assignments/RunningList.client'
import { listRunning } from '@/features/coaching/server/assignments/running'
import { BehindList } from '@/features/coaching/components/coach-home/BehindList'
import { CoachHead } from '@/features/coaching/components/coach-home/CoachHead'
import { DueList } from '@/features/coaching/components/coach-home/DueList'
import { MissedQuestions } from '@/features/coaching/components/coach-home/MissedQuestions'
import { NoDivision, NothingYet } from '@/features/coaching/components/coach-home/NoDivision'
import { ProgressTable } from '@/features/coaching/components/coach-home/ProgressTable'
import { findBoard, listOwnDivisions } from '@/features/coaching/server/coach-home/queries'
import { lateCells, listBehind, listDueThisWeek } from '@/features/coaching/rules/coach-home'
import { listToReview } from '@/features/film/server/comments/queries'
import { ReviewList } from '@/features/film/components/comments/ReviewList.client'
import { toDay } from '@/lib/dates'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { isCoach, requireViewer } from '@/features/members/server/viewer'
import { NoAccessPage } from '../NoAccessPage'
import { RoomPart } from '../RoomPart'
import styles from '@/features/film/components/shared/room.module.css'

export const metadata = pageMetadata({
  title: 'Coach’s board',
  description: 'Who has watched what, who is behind, and what to talk about next.',
  path: paths.coachHome,
  noindex: true,
})

/** A coach's own divisions, one at a time: players behind schedule, comments to moderate, and the board of all films. */
export default async function CoachPage({ searchParams }: { searchParams: Promise<{ division?: string }> }) {
  const viewer = await requireViewer(paths.coachHome)
  if (!isCoach(viewer)) return <NotForYou />
  const [divisions, { division: key }] = await Promise.all([listOwnDivisions(viewer), searchParams])
  const current = key === undefined ? divisions[0] : divisions.find((division) => division.key === key)
  if (!current && key !== undefined) return <NotForYou />
  if (!current) return <NoDivision name={viewer.name} />

  const today = toDay(new Date())
  const [board, toReview, running] = await Promise.all([
    findBoard(current.id, today),
    listToReview(viewer),
    listRunning(viewer, [current.id]),
  ])
  const behind = listBehind(board.players, board.assigned, today)
  return (
    <>
      <CoachHead name={viewer.name} divisions={divisions} current={current} board={board} behind={behind.length} />
      <div className={`wrap ${styles.parts}`}>
        <div className={styles.aside}>
          <RoomPart title="Who is behind">
            <BehindList behind={behind} hasAssignments={board.assigned.some(({ dueOn }) => dueOn !== null)} />
          </RoomPart>
          <RoomPart title="Comments to review">
            <ReviewList comments={toReview} />
          </RoomPart>
        </div>
        <div className={styles.aside}>
          <RoomPart title="Due this week">
            <DueList due={listDueThisWeek(board.assigned, today)} />
          </RoomPart>
          <RoomPart title="Assigned">
            {running.length > 0 ? (
              <>
                <RunningList running={running} hasTitles division={current.key} />
                {running.some(({ guests }) => guests > 0) && (
                  <p className={styles.coachNone}>Guests have a code for the film room, and are on no roster.</p>
                )}
              </>
            ) : (
              <p className={styles.coachNone}>Nothing is assigned that someone still has to do.</p>
            )}
          </RoomPart>
        </div>
        <RoomPart title="Players by films" className={styles.isFull}>
          {board.players.length > 0 && board.films.length > 0 ? (
            <ProgressTable {...board} late={lateCells(behind)} />
          ) : (
            <NothingYet division={current.key} hasPlayers={board.players.length > 0} />
          )}
        </RoomPart>
        <RoomPart title="Most missed questions" className={styles.isFull}>
          <MissedQuestions missed={board.missed} />
        </RoomPart>
      </div>
    </>
  )
}

function NotForYou() {
  return <NoAccessPage title="For coaches" text="This board is for coaches. Each sees the divisions they look after." />
}
