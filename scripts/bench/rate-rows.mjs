import { kilobytes } from './table.mjs'

/** The required share of a bare server's throughput, uncompressed and compressed. */
const RATIO_GOALS = { identity: 0.6, br: 0.45 }
/** In milliseconds, at 5,000 requests per second. */
const STEADY_GOAL = 5

/** Returns the table rows for requests per second, each compared to a bare server. */
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
