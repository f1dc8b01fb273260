import type { Picture } from '@/lib/media'
import type { Seen } from './seen'

/** The data about a quiz that a member may see before taking it. It never contains the right answers. */
export type QuizState = {
  id: string
  title: string
  questionCount: number
  passMark: number
  /** Percent of the best finished attempt, or null before the first. */
  best: number | null
  isPassed: boolean
  /** True while the quiz of the previous film is not passed. */
  isLocked: boolean
}

/** A film as shown on its card to one member. The playback source is requested when the film is opened. */
export type LibraryFilm = Seen & {
  id: string
  slug: string
  title: string
  description: string
  category: string
  coach: string
  level: string
  /** The duration in whole seconds. */
  duration: number
  thumbnail: Picture | null
  /** The key of the play that is drawn when there is no picture; the film's category when it has none. */
  play: string
  /** True for two weeks, until the member has opened the film. */
  isNew: boolean
  /** The member's last position, in seconds. */
  position: number
  /** The share that must be seen for the film to count as watched, in percent. */
  watchedFrom: number
  /** The day it was assigned (yyyy-MM-dd), or null. */
  assignedOn: string | null
  /** The earliest last day of an unfinished assignment. */
  dueOn: string | null
  note: string | null
  /** `check`: the quiz in a dialog; the other has its own page. */
  check: QuizState | null
  quiz: QuizState | null
}
