const spans = []

/**
 * Runs a part of the test run and records its duration.
 * @template T
 * @param {string} name @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(name, work) {
  const began = performance.now()
  try {
    return await work()
  } finally {
    spans.push({ name, seconds: (performance.now() - began) / 1000 })
  }
}

/** Formats the durations of all parts, in order of completion, and the total: 'install 1 s, unit 40 s, in all 41 s'. */
export function spentTimes() {
  const parts = spans.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)
  return [...parts, `in all ${Math.round(performance.now() / 1000)} s`].join(', ')
}
