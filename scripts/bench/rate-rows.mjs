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
  const within = ({ rate }) => `99 of 100 within, at ${Math.round(rate)}/s`
  const ms = ({ p99 }) => `${p99.toFixed(1)} ms`
  const { bare: bareSteady, site } = steady
  return [
    ...rows,
    { name: `A bare server, ${within(bareSteady)}`, value: ms(bareSteady) },
    {
      name: `Home, ${within(site)}`,
      value: ms(site),
      goal: `${STEADY_GOAL} ms or less`,
      met: site.p99 <= STEADY_GOAL,
    },
  ]
}
