import { namesInFull, type PlayerName } from './player-names'

/**
 * A test for texts that name one of these players in full. Looks for the last names first, because most texts have none of
 * them, and whole rosters are compared with hundreds of texts.
 */
export function nameFinder(players: readonly PlayerName[]): (text: string) => boolean {
  const known = players.map((name) => ({ name, last: lettersOf(name.lastName) })).filter(({ last }) => last)
  return (text) => {
    const letters = lettersOf(text)
    return known.some(({ name, last }) => letters.includes(last) && namesInFull(text, name))
  }
}

// No blanks and signs: a name that is spaced or punctuated otherwise is the same one.
function lettersOf(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase()
  return letters.replace(/[^\p{L}\p{N}]+/gu, '')
}
