import { formatCount } from '@/lib/counts'
import { daysBetween, formatDay } from '@/lib/dates'
import { describeSeen, type Seen } from '@/features/film/rules/seen'
import { lateText } from './coach-home'

const DAYS_WITH_A_NAME = 6

/** A film that one child still has to watch, or whose quiz is not passed yet. */
export type FamilyTask = {
  child: string
  slug: string
  title: string
  /** The last day, or null. */
  dueOn: string | null
  /** The seen share of the film, in percent. */
  share: number
  isWatched: boolean
  durationSeconds: number
  /** The number of questions in the assigned quiz; 0 without one. */
  questions: number
}

export type Due = { text: string; tone: 'plain' | 'warn' | 'bad' }

/** Describes when an assignment is due: 'Due today', 'Due tomorrow', 'Due Friday', 'Due Nov 28', '2 days late'. */
export function describeDue(dueOn: string | null, today: string): Due {
  if (dueOn === null) return { text: 'No due day', tone: 'plain' }
  const days = daysBetween(today, dueOn)
  if (days < 0) return { text: lateText(-days), tone: 'bad' }
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

const MINUTE = 60
const SHORT_FILM_SECONDS = 2 * MINUTE

/** Describes what is left of a film: '5 of 8 minutes watched, then 3 questions', '8 minutes', 'Watched, 3 questions left'. */
export function describeRemaining({ share, isWatched, durationSeconds, questions }: FamilyTask): string {
  const quiz = formatCount(questions, 'question')
  if (isWatched) return questions === 0 ? 'Watched' : `Watched, ${quiz} left`
  const [unit, seconds] = durationSeconds < SHORT_FILM_SECONDS ? ['seconds', 1] : ['minutes', MINUTE]
  const all = `${Math.round(durationSeconds / seconds)} ${unit}`
  // Rounded down, so that an unfinished film is never described as complete.
  const seen = Math.floor((durationSeconds * share) / 100 / seconds)
  const film = seen > 0 ? `${seen} of ${all} watched` : all
  return questions === 0 ? film : `${film}, then ${quiz}`
}
