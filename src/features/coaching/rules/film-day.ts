import { formatCount } from '@/lib/counts'
import { daysBetween } from '@/lib/dates'
import { groupBy } from '@/lib/group-by'
import { describeMissing, lateText, type Task } from './coach-home'
import type { CommentToReview } from '@/features/film/rules/comment-schema'
import type { Play } from '@/lib/court/play'

/** A player with their jersey number, or null before one is assigned. */
export type SquadPlayer = { id: string; name: string; number: string | null }

/** A player's status on an assigned film. */
type FilmDayStatus = 'done' | 'started' | 'missing'

/** A film that a squad has not finished, with the status of each player. */
export type FilmDay = {
  key: string
  filmId: string
  title: string
  play: Play
  squad: string
  dueOn: string
  /** Negative while days are left. */
  daysLate: number
  done: number
  players: (SquadPlayer & { status: FilmDayStatus; missing: string | null })[]
  /** Groups of players with the same missing tasks, by name. */
  reasons: { names: string[]; missing: string }[]
}

/** The current status of a division for its coach. `watchedPercent`: of all its films by all its players; null without any. */
export type SquadDay = { key: string; players: number; watchedPercent: number | null; behind: number }
export type CoachDay = { squads: SquadDay[]; films: FilmDay[]; comments: CommentToReview[] }

type Squad = { key: string; players: SquadPlayer[]; tasks: Task[]; playOf: (filmId: string) => Play }

/** Returns the assigned films with a last day that a squad has not finished, ordered by due day. */
export function listFilmDays({ key, players, tasks, playOf }: Squad, today: string): FilmDay[] {
  const dated = tasks.filter((task) => task.dueOn !== null)
  const groups = groupBy(dated, ({ assignmentId, filmId }) => `${assignmentId} ${filmId}`)
  return [...groups]
    .map(([group, tasks]) => toFilmDay(`${key} ${group}`, { key, players, tasks, playOf }, today))
    .filter(({ done, players: squad }) => done < squad.length)
    .sort((one, other) => other.daysLate - one.daysLate)
}

/** Describes how long until a film is due, or how late it is: '2 days late', 'due today', '13 days left'. */
export function dueText(daysLate: number): string {
  if (daysLate === 0) return 'Due today'
  return daysLate > 0 ? lateText(daysLate) : `${formatCount(-daysLate, 'day')} left`
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
