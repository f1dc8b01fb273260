import type { FilmPlay } from './film-plays'
import type { Picture } from '@/lib/media'
import type { Seen } from './seen'

/** What a member knows of a quiz before taking it. Never a right answer. */
export type QuizState = {
  id: string
  title: string
  questionCount: number
  passMark: number
  /** Percent of the best finished attempt, or null before the first. */
  best: number | null
  isPassed: boolean
  /** True while the quiz of the film before it is not passed. */
  isLocked: boolean
}

/** A film as its card shows it to one member. Where it plays from is asked for when it is opened. */
export type LibraryFilm = Seen & {
  id: string
  slug: string
  title: string
  description: string
  category: string
  coach: string
  level: string
  /** Whole seconds. */
  duration: number
  thumbnail: Picture | null
  /** The play that is drawn where there is no picture. */
  play: FilmPlay
  /** True for two weeks, until the member has opened it. */
  isNew: boolean
  /** Where the member stopped, in seconds. */
  position: number
  /** How much must be seen for it to count as watched, in percent. */
  watchedFrom: number
  /** Day it was assigned (yyyy-MM-dd), or null when it is not. */
  assignedOn: string | null
  /** The earliest last day of an assignment that is not done yet. */
  dueOn: string | null
  note: string | null
  /** The quiz in a dialog, and the quiz on a page of its own. */
  check: QuizState | null
  quiz: QuizState | null
}
