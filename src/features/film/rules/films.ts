/** The categories of films. The library shows a badge for each category in use. */
export const FILM_CATEGORIES = ['Defense', 'Offense', 'Player Study', 'Basketball IQ', 'Shooting'] as const

export const FILM_LEVELS = ['Foundation', 'Developing', 'Advanced'] as const

/** The id of the player's element on a film's page, the target of every link to a second of it. */
export const FILM_ANCHOR = 'film'

/** Path segments below /film-room that are used by other routes. */
export const RESERVED_FILM_SLUGS = ['quiz'] as const

/** The two kinds of quiz, and their default pass mark in percent. */
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

/** The maximum length of a comment, in characters. */
export const COMMENT_MAX = 1000

/** 'visible' to every member who may watch the film; 'waiting' for a coach; 'hidden' after a report or by staff. */
export const COMMENT_STATES = ['visible', 'waiting', 'hidden'] as const
