import type { Point } from '@/lib/court/geometry'

const ARM = 9

/** A defender without a number. */
export function Cross({ at: [x, y] }: { at: Point }) {
  const arms = `M${x - ARM} ${y - ARM}l${2 * ARM} ${2 * ARM}m0 ${-2 * ARM}l${-2 * ARM} ${2 * ARM}`
  return (
    <g className="defender">
      <path d={arms} />
    </g>
  )
}
