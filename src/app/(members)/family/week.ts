import type { FamilyTask } from '@/features/coaching/rules/family-home'
import type { Occurrence } from '@/features/events/rules/occurrences'
import type { EventType } from '@/features/events/rules/options'
import { isEventFor } from '@/features/events/rules/dates-for'
import { timesLabel } from '@/features/events/rules/labels'
import { addDaysTo, formatDay, formatTime, weekdayIndex } from '@/lib/dates'
import { joinNames, markOf, type HomeChild } from './home-child'

const DAYS_A_WEEK = 7

/** The kinds of marks in the week, in the order of the legend. */
export const MARKS = { practice: 'practice', game: 'game', film: 'film due', event: 'other date' } as const

type MarkKind = keyof typeof MARKS

/** One child's mark on a day: the jersey number or the initial. */
export type Mark = { child: string; text: string; kind: MarkKind }

/** A date or a due film of one or several children on a day. */
type DayItem = {
  key: string
  /** '6 PM', 'Due' or 'All day'. */
  time: string
  title: string
  /** 'Until 8 PM, Main gym'; null without more to say. */
  detail: string | null
  /** The first names of the children. */
  who: string
  isCanceled: boolean
}

export type WeekDay = {
  day: string
  isToday: boolean
  isPast: boolean
  marks: Mark[]
  items: DayItem[]
}

export type Week = {
  days: WeekDay[]
  /** The day whose items are shown first: today, or the next day of the week with something. */
  first: number
  /** The kinds of marks that occur, for the legend. */
  kinds: MarkKind[]
}

/** Returns the Monday on or before a day. */
export function mondayOf(day: string): string {
  return addDaysTo(day, -((weekdayIndex(day) + DAYS_A_WEEK - 1) % DAYS_A_WEEK))
}

/** Returns the last day of a week. @param monday its first day */
function sundayOf(monday: string): string {
  return addDaysTo(monday, DAYS_A_WEEK - 1)
}

type WeekData = { today: string; tasks: readonly FamilyTask[]; dates: readonly Occurrence[] }

/** Arranges the dates and due films of all children in the seven days from this week's Monday. */
export function arrangeWeek(children: readonly HomeChild[], { today, tasks, dates }: WeekData): Week {
  const monday = mondayOf(today)
  const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => {
    const day = addDaysTo(monday, index)
    const entries = [...datesOn(day, dates, children), ...filmsOn(day, tasks, children)]
    return {
      day,
      isToday: day === today,
      isPast: day < today,
      marks: marksOf(entries),
      items: entries.map(({ item, family }) => ({ ...item, who: joinNames(family) })),
    }
  })
  const now = days.findIndex(({ isToday }) => isToday)
  const next = days.findIndex(({ items }, index) => index >= now && items.length > 0)
  const used = new Set(days.flatMap(({ marks }) => marks.map(({ kind }) => kind)))
  const kinds = (Object.keys(MARKS) as MarkKind[]).filter((kind) => used.has(kind))
  return { days, first: next < 0 ? now : next, kinds }
}

type Entry = { kind: MarkKind; family: HomeChild[]; item: Omit<DayItem, 'who'> }

function datesOn(day: string, dates: readonly Occurrence[], children: readonly HomeChild[]): Entry[] {
  return dates
    .filter((date) => date.day <= day && day <= date.lastDay)
    .map((date) => ({
      kind: kindOf(date.event.type),
      family: children.filter(({ divisions }) => isEventFor(date.event, divisions)),
      item: toItem(date),
    }))
}

function filmsOn(day: string, tasks: readonly FamilyTask[], children: readonly HomeChild[]): Entry[] {
  const due = tasks.filter(({ dueOn }) => dueOn === day)
  return [...new Set(due.map(({ slug }) => slug))].map((slug) => {
    const tasks = due.filter((task) => task.slug === slug)
    return {
      kind: 'film' as const,
      family: children.filter(({ id }) => tasks.some(({ child }) => child === id)),
      item: { key: `film ${slug}`, time: 'Due', title: `Film: ${tasks[0]!.title}`, detail: null, isCanceled: false },
    }
  })
}

function toItem({ event, day, start, end, isCancelled, note }: Occurrence): Omit<DayItem, 'who'> {
  const until = event.allDay ? null : `Until ${formatTime(end)}`
  const detail = isCancelled ? note : [until, event.place.name].filter(Boolean).join(', ')
  return {
    key: `${event.slug} ${day}`,
    time: event.allDay ? timesLabel({ event, start, end }) : formatTime(start),
    title: event.title,
    detail: detail || null,
    isCanceled: isCancelled,
  }
}

// A canceled date has no mark: no one has to go anywhere.
function marksOf(entries: readonly Entry[]): Mark[] {
  const marks = entries
    .filter(({ item }) => !item.isCanceled)
    .flatMap(({ kind, family }) => family.map((child) => ({ child: child.id, text: markOf(child), kind })))
  return marks.filter(
    (mark, index) => marks.findIndex(({ child, kind }) => child === mark.child && kind === mark.kind) === index,
  )
}

function kindOf(type: EventType): MarkKind {
  if (type === 'practice') return 'practice'
  return type === 'game' || type === 'tournament' ? 'game' : 'event'
}

/** Describes a day for screen readers: 'Friday, January 16: Evening practice, Nora and Miles'. */
export function describeDay({ day, isToday, items }: WeekDay): string {
  const what = items.map(({ title, who, isCanceled }) => `${title}${isCanceled ? ', canceled' : ''}, ${who}`)
  return `${isToday ? 'Today, ' : ''}${formatDay(day, 'EEEE, MMMM d')}: ${what.join('; ') || 'nothing'}`
}

/** Formats the days of a week: 'January 12 to 18', 'November 30 to December 6'. */
export function weekLabel(monday: string): string {
  const sunday = sundayOf(monday)
  const isSameMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  return `${formatDay(monday, 'MMMM d')} to ${formatDay(sunday, isSameMonth ? 'd' : 'MMMM d')}`
}
