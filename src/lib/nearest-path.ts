/** Similarity from 0 to 1. Below this threshold two paths are too different to suggest one for the other. */
const ALIKE = 0.4

/** Finds the most similar path to a missing one, or null when none is similar. */
export function findNearestPath(missing: string, known: readonly string[]): string | null {
  const scored = known.map((path) => ({ path, score: compare(missing, path) }))
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top), { path: '', score: 0 })
  return best.score >= ALIKE ? best.path : null
}

/** Computes Dice's coefficient of the letter pairs: 1 for identical texts. */
function compare(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  if (pairs.length === 0 || others.length === 0) return 0
  const left = new Map<string, number>()
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1)
  const common = pairs.filter((pair) => {
    const count = left.get(pair) ?? 0
    left.set(pair, count - 1)
    return count > 0
  })
  return (2 * common.length) / (pairs.length + others.length)
}

// Pairs are built per word, because the words of a path may change their order.
function pairsOf(path: string): string[] {
  const words = path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[/_-]+/)
  return words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)))
}
