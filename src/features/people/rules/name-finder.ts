import { namesInFull, type PlayerName } from './player-names'

/**
 * Creates a predicate for texts that contain the full name of one of these players. It searches for last names first, because
 * most texts contain none of them and whole rosters are compared with hundreds of texts.
 */
export function nameFinder(players: readonly PlayerName[]): (text: string) => boolean {
  const known = players.map((name) => ({ name, last: lettersOf(name.lastName) })).filter(({ last }) => last)
  return (text) => {
    const letters = lettersOf(text)
    return known.some(({ name, last }) => letters.includes(last) && namesInFull(text, name))
  }
}

// Ignores blanks and punctuation, so that names that differ only in them are equal.
function lettersOf(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase()
  return letters.replace(/[^\p{L}\p{N}]+/gu, '')
}
