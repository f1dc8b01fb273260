import { formatCount } from '@/lib/counts'
import { addDaysTo, daysBetween } from '@/lib/dates'
import { groupBy } from '@/lib/group-by'
import { describeSeen, type Seen } from '@/features/film/rules/seen'

const WEEK = 7

/** The data about a player's assignment that the rules need. */
export type Task = Seen & {
  memberId: string
  filmId: string
  slug: string
  title: string
  assignmentId: string | null
  hasQuiz: boolean
  dueOn: string | null
  isPassed: boolean
  isDone: boolean
}

type OverdueTask = Task & { dueOn: string }
type BehindTask = OverdueTask & { daysLate: number }
export type PlayerBehind = { id: string; name: string; tasks: BehindTask[] }
export type DueFilm = { key: string; slug: string; title: string; dueOn: string; done: number; of: number }

/** Returns the players with overdue assignments, most days late first. */
export function listBehind(players: { id: string; name: string }[], tasks: Task[], today: string): PlayerBehind[] {
  const late = groupBy(
    tasks.filter(hasDay).filter(({ dueOn, isDone }) => !isDone && dueOn < today),
    ({ memberId }) => memberId,
  )
  // A whole division usually shares a few due days, so each delay is computed once.
  const delays = new Map([...late.values()].flat().map(({ dueOn }) => [dueOn, 0]))
  for (const dueOn of delays.keys()) delays.set(dueOn, daysBetween(dueOn, today))
  const withDelay = (task: OverdueTask): BehindTask => ({ ...task, daysLate: delays.get(task.dueOn)! })
  return players
    .map(({ id, name }) => ({ id, name, tasks: (late.get(id) ?? []).map(withDelay) }))
    .filter((player) => player.tasks.length > 0)
    .sort((one, other) => worst(other) - worst(one) || other.tasks.length - one.tasks.length)
}

/** Returns the keys `player:film` of all overdue assignments. */
export function lateCells(behind: PlayerBehind[]): Set<string> {
  return new Set(behind.flatMap(({ id, tasks }) => tasks.map(({ filmId }) => `${id}:${filmId}`)))
}

/** Returns the films due within a week from today, with the number of players who have done them. */
export function listDueThisWeek(tasks: Task[], today: string): DueFilm[] {
  const last = addDaysTo(today, WEEK - 1)
  const due = tasks.filter(hasDay).filter(({ dueOn }) => dueOn >= today && dueOn <= last)
  return [...groupBy(due, (task) => `${task.assignmentId}`)].map(([key, group]) => {
    const { slug, title, dueOn } = group[0]!
    return { key, slug, title, dueOn, done: group.filter(({ isDone }) => isDone).length, of: group.length }
  })
}

/** Describes what a player has still to do. */
export function describeMissing({ hasQuiz, isPassed, ...seen }: Seen & Pick<Task, 'hasQuiz' | 'isPassed'>): string {
  if (seen.isWatched) return 'quiz not passed'
  const film = describeSeen(seen).toLowerCase()
  return hasQuiz && !isPassed ? `${film}, quiz not passed` : film
}

/** Describes how late an assignment is. */
export function lateText(days: number): string {
  return `${formatCount(days, 'day')} late`
}

function hasDay(task: Task): task is OverdueTask {
  return task.dueOn !== null
}

function worst({ tasks }: PlayerBehind): number {
  return Math.max(...tasks.map(({ daysLate }) => daysLate))
}
