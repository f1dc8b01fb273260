import type { FilmPlay } from './film-plays'

/** What a film is about. The badges of the library are made of those in use. */
export const FILM_CATEGORIES = ['Defense', 'Offense', 'Player Study', 'Basketball IQ', 'Shooting'] as const

export const FILM_LEVELS = ['Foundation', 'Developing', 'Advanced'] as const

/** The id of the film on its page: where every link to a second of it leads. */
export const FILM_PLACE = 'film'

/** What a card shows when staff chose neither a picture nor a play. */
export const CATEGORY_PLAYS: Readonly<Record<(typeof FILM_CATEGORIES)[number], FilmPlay>> = {
  Defense: 'helpSide',
  Offense: 'attackTheGap',
  'Player Study': 'changeOfPace',
  'Basketball IQ': 'zoneSkip',
  Shooting: 'floppy',
}

/** The play that represents a film: its own, else its category's. */
export function fallbackPlay({ play, category }: { play: FilmPlay | null; category: string }): FilmPlay {
  return play ?? CATEGORY_PLAYS[category as keyof typeof CATEGORY_PLAYS]
}

/** Words that the addresses below /film-room need for themselves. */
export const RESERVED_FILM_SLUGS = ['quiz'] as const

/** The two ways a quiz is taken, and the score in percent that passes it unless staff say otherwise. */
export const QUIZ_KINDS = {
  'film-room': { label: 'Film-room quiz, on a page of its own', passMark: 80 },
  library: { label: 'Library check, in a dialog', passMark: 70 },
} as const

export type QuizKind = keyof typeof QUIZ_KINDS

export const QUIZ_LIMITS = {
  questions: 20,
  minOptions: 2,
  maxOptions: 6,
  question: 300,
  option: 160,
  feedback: 400,
} as const

/** Characters of one comment. */
export const COMMENT_MAX = 1000

/** Visible to every member who may see the film; waiting for a coach; hidden after a report or by staff. */
export const COMMENT_STATES = ['visible', 'waiting', 'hidden'] as const
