/** Creates a seeded pseudo-random generator: the same seed gives the same sequence, so that failures are reproducible. */
export function randomFrom(seed: number): { next: () => number; pick: <T>(list: readonly T[]) => T } {
  let state = seed
  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: (list) => list[Math.floor(next() * list.length)]! }
}
