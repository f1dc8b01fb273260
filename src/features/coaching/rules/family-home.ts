import { daysBetween, formatDay } from '@/lib/dates'
import { describeSeen, type Seen } from '@/features/film/rules/seen'

const DAYS_WITH_A_NAME = 6

export type Due = { text: string; tone: 'plain' | 'warn' | 'bad' }

/** Describes when an assignment is due: 'Due today', 'Due tomorrow', 'Due Friday', 'Due Nov 28', '2 days late'. */
export function describeDue(dueOn: string | null, today: string): Due {
  if (dueOn === null) return { text: 'No due day', tone: 'plain' }
  const days = daysBetween(today, dueOn)
  if (days < 0) return { text: days === -1 ? '1 day late' : `${-days} days late`, tone: 'bad' }
  if (days === 0) return { text: 'Due today', tone: 'warn' }
  if (days === 1) return { text: 'Due tomorrow', tone: 'warn' }
  return { text: `Due ${formatDay(dueOn, days <= DAYS_WITH_A_NAME ? 'EEEE' : 'MMM d')}`, tone: 'plain' }
}

/** Describes what a child has done of an assignment, and what is left. */
export function describeTask({ hasQuiz, isPassed, ...seen }: Seen & { hasQuiz: boolean; isPassed: boolean }): string {
  const film = describeSeen(seen)
  if (!hasQuiz) return film
  return `${film}, ${isPassed ? 'quiz passed' : 'quiz not passed yet'}`
}
