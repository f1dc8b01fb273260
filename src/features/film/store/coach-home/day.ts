import 'server-only'
import { toDay } from '@/lib/dates'
import type { Viewer } from '@/features/members/store/api'
import { listBehind, type CoachDay } from '../../rules/coach-home'
import { listToReview } from '../comments/queries'
import { findBoard, listOwnDivisions } from './queries'

/** Reads what a coach has to look at today: each of their divisions, and the comments that wait for a decision. */
export async function findCoachDay(viewer: Viewer, now = new Date()): Promise<CoachDay> {
  const today = toDay(now)
  const [divisions, comments] = await Promise.all([listOwnDivisions(viewer), listToReview(viewer)])
  const squads = await Promise.all(
    divisions.map(async ({ id, key }) => {
      const { players, assigned, progress, films } = await findBoard(id, today)
      const watched = progress.filter(({ isWatched }) => isWatched).length
      const all = players.length * films.length
      return {
        key,
        players: players.length,
        watchedPercent: all === 0 ? null : Math.round((100 * watched) / all),
        behind: listBehind(players, assigned, today),
      }
    }),
  )
  return { squads, comments }
}
