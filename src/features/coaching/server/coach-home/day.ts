import 'server-only'
import { toDay } from '@/lib/dates'
import type { Viewer } from '@/features/members/server/api'
import { listBehind } from '../../rules/coach-home'
import { listFilmDays, type CoachDay } from '../../rules/film-day'
import { fallbackPlay } from '@/features/film/rules/category-plays'
import { listToReview } from '@/features/film/server/api'
import { findBoard, listOwnDivisions, type Division } from './queries'

/** Returns what a coach has to review today: each of their divisions, and the comments that wait for a decision. */
export async function findCoachDay(viewer: Viewer, now = new Date()): Promise<CoachDay> {
  const today = toDay(now)
  const [divisions, comments] = await Promise.all([listOwnDivisions(viewer), listToReview(viewer)])
  const days = await Promise.all(divisions.map((division) => findSquadDay(division, today)))
  return {
    squads: days.map(({ squad }) => squad),
    films: days.flatMap(({ films }) => films).sort((one, other) => other.daysLate - one.daysLate),
    comments,
  }
}

async function findSquadDay({ id, key }: Division, today: string) {
  const { players, assigned, progress, films } = await findBoard(id, today)
  const watched = progress.filter(({ isWatched }) => isWatched).length
  const all = players.length * films.length
  const byId = new Map(films.map((film) => [film.id, film]))
  const playOf = (filmId: string) => fallbackPlay(byId.get(filmId) ?? { play: null, category: 'Defense' })
  return {
    squad: {
      key,
      players: players.length,
      watchedPercent: all === 0 ? null : Math.round((100 * watched) / all),
      behind: listBehind(players, assigned, today).length,
    },
    films: listFilmDays({ key, players, tasks: assigned, playOf }, today),
  }
}
