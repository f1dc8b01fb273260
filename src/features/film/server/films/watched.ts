import 'server-only'
import { toDay } from '@/lib/dates'
import type { Viewer } from '@/features/members/server/api'
import { listAssigned } from './assigned'
import { findReach } from './assignments'
import { listProgress } from './progress'
import type { WatchedSquad } from '../../rules/watched'

/** Lists the progress of each player in the coach's divisions who may watch a film. */
export async function listWatched(viewer: Viewer, filmId: string, now = new Date()): Promise<WatchedSquad[]> {
  const { divisions } = await findReach(viewer, filmId, now)
  const ids = divisions.flatMap(({ players }) => players.map(({ id }) => id))
  const [progress, assigned] = await Promise.all([listProgress(ids), listAssigned(ids, toDay(now))])
  const seen = new Map(progress.filter((one) => one.filmId === filmId).map((one) => [one.memberId, one]))
  const due = new Map(assigned.filter((one) => one.filmId === filmId).map((one) => [one.memberId, one.dueOn]))
  return divisions.map(({ key, players }) => ({
    key,
    players: players.map(({ id, name }) => {
      const { isOpened = false, isWatched = false, share = 0, best = null, isPassed = false } = seen.get(id) ?? {}
      return { id, name, isOpened, isWatched, share, best, isPassed, dueOn: due.get(id) ?? null }
    }),
  }))
}
