import type { Reach } from './schema'

/** Whom an assignment goes to, in words: '12U', '12U and 13U', 'Jordan P.', '12U and 2 players'. */
export function whomText({ divisions }: Pick<Reach, 'divisions'>, chosen: ReadonlySet<string>): string {
  const whole = divisions.filter(({ id }) => chosen.has(id))
  // Who is in a chosen division is reached by it.
  const covered = new Set(whole.flatMap(({ players }) => players.map(({ id }) => id)))
  const single = new Map(divisions.flatMap(({ players }) => players).map(({ id, name }) => [id, name]))
  const names = [...single].filter(([id]) => chosen.has(id) && !covered.has(id)).map(([, name]) => name)
  const players = names.length > 1 ? [`${names.length} players`] : names
  return joinWords([...whole.map(({ key }) => key), ...players])
}

function joinWords(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
