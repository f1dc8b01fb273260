import { parseClock } from './clock'

type Review = 'under13' | 'players' | 'everyone'
type Author = { role: 'player' | 'parent' | 'coach' | 'admin'; isUnder13: boolean }

/** Returns whether a new comment is visible at once or waits for a review. Comments of coaches never wait. */
export function firstState(review: Review, { role, isUnder13 }: Author): 'visible' | 'waiting' {
  if (role === 'coach' || role === 'admin') return 'visible'
  if (review === 'everyone') return 'waiting'
  if (role !== 'player') return 'visible'
  return review === 'players' || isUnder13 ? 'waiting' : 'visible'
}

/** Returns the initials shown in place of a picture: 'JP' for 'Jordan P.' */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map((word) => /\p{L}/u.exec(word)![0].toUpperCase()).join('')
}

type Piece = { text: string; second: number | null }

/** Splits a text at positions in the film, so that '0:42' can be rendered as a link. */
export function cutAtTimes(text: string): Piece[] {
  return text
    .split(/(?<![\d:])((?:\d{1,2}:)?\d{1,3}:[0-5]\d)(?![\d:])/)
    .map((part) => ({ text: part, second: parseClock(part) }))
    .filter((piece) => piece.text !== '')
}
