import { kilobytes } from './table.mjs'

/** Parts of what a bare server answers, as it is and compressed. */
const RATIO_GOALS = { identity: 0.6, br: 0.45 }
/** Milliseconds, at 5,000 requests a second. */
const STEADY_GOAL = 5

/** Rows of the table about requests a second, each beside those of a bare server. */
export function rateRows({ bare, rates, paths, size, steady }) {
  const names = paths.map((path) => (path.startsWith('/_next') ? `Static file of ${kilobytes(size)}` : path))
  const value = (rate, limit) => `${(rate / limit).toFixed(2)} (${Math.round(rate)}/s)`
  const rows = Object.entries(RATIO_GOALS).flatMap(([encoding, goal]) => {
    const kind = encoding === 'br' ? 'compressed' : 'as it is'
    return [
      { name: `A bare server, home page ${kind}`, value: `${Math.round(bare[encoding])}/s` },
      ...names.map((name, index) => {
        const rate = rates[index][encoding]
        const met = rate / bare[encoding] >= goal
        return { name: `${name} ${kind}`, value: value(rate, bare[encoding]), goal: `${goal} or more`, met }
      }),
    ]
  })
  const within = `99 of 100 within, at ${Math.round(steady.rate)}/s`
  const goal = `${STEADY_GOAL} ms or less`
  return [...rows, { name: `Home, ${within}`, value: `${steady.p99} ms`, goal, met: steady.p99 <= STEADY_GOAL }]
}
