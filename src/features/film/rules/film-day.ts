import { daysBetween } from '@/lib/dates'
import { groupBy } from '@/lib/group-by'
import { describeMissing, type Task } from './coach-home'
import type { CommentToReview } from './comment-schema'
import type { FilmPlay } from './film-plays'

/** A player with the number on their jersey; null before it is given. */
export type SquadPlayer = { id: string; name: string; number: string | null }

/** How a player is with an assigned film. */
type FilmDayStatus = 'done' | 'started' | 'missing'

/** A film that a squad has not finished, with how each player of the squad is with it. */
export type FilmDay = {
  key: string
  filmId: string
  title: string
  play: FilmPlay
  squad: string
  dueOn: string
  /** Negative: so many days are left. */
  daysLate: number
  done: number
  players: (SquadPlayer & { status: FilmDayStatus; missing: string | null })[]
  /** The players who miss the same, by name. */
  reasons: { names: string[]; missing: string }[]
}

/** A division as its coach sees it today. `watchedPercent`: of all its films by all its players; null without any. */
export type SquadDay = { key: string; players: number; watchedPercent: number | null; behind: number }
export type CoachDay = { squads: SquadDay[]; films: FilmDay[]; comments: CommentToReview[] }

type Squad = { key: string; players: SquadPlayer[]; tasks: Task[]; playOf: (filmId: string) => FilmPlay }

/** The assigned films with a last day that a squad has not finished, the one due first coming first. */
export function listFilmDays({ key, players, tasks, playOf }: Squad, today: string): FilmDay[] {
  const dated = tasks.filter((task) => task.dueOn !== null)
  const groups = groupBy(dated, ({ assignmentId, filmId }) => `${assignmentId} ${filmId}`)
  return [...groups]
    .map(([group, own]) => toFilmDay(`${key} ${group}`, { key, players, tasks: own, playOf }, today))
    .filter(({ done, players: squad }) => done < squad.length)
    .sort((one, other) => other.daysLate - one.daysLate)
}

/** How long until a film is due, or how late it is: '2 days late', 'due today', '13 days left'. */
export function dueText(daysLate: number): string {
  if (daysLate === 0) return 'Due today'
  const days = Math.abs(daysLate) === 1 ? '1 day' : `${Math.abs(daysLate)} days`
  return daysLate > 0 ? `${days} late` : `${days} left`
}

function toFilmDay(key: string, { key: squad, players, tasks, playOf }: Squad, today: string): FilmDay {
  const { filmId, title, dueOn } = tasks[0]!
  const byMember = new Map(tasks.map((task) => [task.memberId, task]))
  const reached = players.flatMap((player) => {
    const task = byMember.get(player.id)
    if (!task) return []
    return [{ ...player, status: filmDayStatus(task), missing: task.isDone ? null : describeMissing(task) }]
  })
  const late = groupBy(
    reached.filter(({ missing }) => missing !== null),
    ({ missing }) => `${missing}`,
  )
  return {
    key,
    filmId,
    title,
    play: playOf(filmId),
    squad,
    dueOn: dueOn!,
    daysLate: daysBetween(dueOn!, today),
    done: reached.filter(({ status }) => status === 'done').length,
    players: reached,
    reasons: [...late].map(([missing, group]) => ({ missing, names: group.map(({ name }) => name) })),
  }
}

function filmDayStatus({ isDone, isOpened }: Task): FilmDayStatus {
  if (isDone) return 'done'
  return isOpened ? 'started' : 'missing'
}
