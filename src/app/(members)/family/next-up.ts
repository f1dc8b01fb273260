import type { FamilyTask } from '@/features/coaching/rules/family-home'
import type { OwnEntry } from '@/features/entries/server/family-status/own-entries'
import type { Occurrence } from '@/features/events/rules/occurrences'
import { findNextDateFor } from '@/features/events/rules/dates-for'
import { findMissingPapers, type MissingPapers } from '@/features/people/rules/family-papers'
import type { HomeChild } from './home-child'

/** The next thing of one child. `date` means that nothing is to be done until then; `turn`, that the academy has to answer. */
export type NextItem =
  | { kind: 'papers'; missing: MissingPapers; before: Occurrence | null }
  | { kind: 'film'; task: FamilyTask }
  | { kind: 'date'; date: Occurrence }
  | { kind: 'turn'; entry: OwnEntry & { dueAt: string } }
  | { kind: 'none' }

export type NextUp = { child: HomeChild; thing: NextItem; isMostUrgent: boolean }

type HomeData = {
  /** Of all children, by due day, those without one last. */
  tasks: readonly FamilyTask[]
  /** From today on, sorted. */
  dates: readonly Occurrence[]
  entries: readonly OwnEntry[]
}

const RANKS: Record<NextItem['kind'], number> = { papers: 0, film: 1, date: 2, turn: 3, none: 4 }
const ACTIONS: readonly NextItem['kind'][] = ['papers', 'film']

/**
 * Returns one thing for each child, most urgent first: papers, without which the child cannot play; then films by their due day;
 * then dates. The first is the most urgent if the family has to do something about it.
 */
export function listNextUp(children: readonly HomeChild[], known: HomeData, now: Date): NextUp[] {
  return children
    .map((child) => ({ child, thing: findNextItem(child, known, now) }))
    .sort((one, other) => compare(one.thing, other.thing))
    .map((next, index) => ({ ...next, isMostUrgent: index === 0 && ACTIONS.includes(next.thing.kind) }))
}

function findNextItem({ id, papers, divisions }: HomeChild, { tasks, dates, entries }: HomeData, now: Date): NextItem {
  const date = findNextDateFor(dates, divisions, now)
  const missing = papers && findMissingPapers(papers)
  if (missing) return { kind: 'papers', missing, before: date }
  const task = tasks.find(({ child }) => child === id)
  if (task) return { kind: 'film', task }
  if (date) return { kind: 'date', date }
  const entry = entries.find((one): one is OwnEntry & { dueAt: string } => one.child === id && one.dueAt !== null)
  return entry ? { kind: 'turn', entry } : { kind: 'none' }
}

function compare(one: NextItem, other: NextItem): number {
  return RANKS[one.kind] - RANKS[other.kind] || timeOf(one).localeCompare(timeOf(other))
}

// Sorts after every day and moment.
const NEVER = '9999'

function timeOf(thing: NextItem): string {
  if (thing.kind === 'film') return thing.task.dueOn ?? NEVER
  if (thing.kind === 'date') return thing.date.start
  if (thing.kind === 'papers') return thing.before?.start ?? NEVER
  return thing.kind === 'turn' ? thing.entry.dueAt : NEVER
}
