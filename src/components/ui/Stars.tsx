const MOST = 5
const PITCH = 18
/** The path of a star, relative to its upper point. */
const STAR = 'l2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1-3.8-3.5 5.1-.6z'

/** A rating as stars, with a text alternative. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of ${MOST} stars`}
      width={MOST * PITCH}
      height={16}
      viewBox={`0 0 ${MOST * PITCH} 16`}
    >
      <path d={starsFrom(0, rating)} className="fill-ember-500" />
      {rating < MOST && <path d={starsFrom(rating, MOST)} className="fill-chalk-300" />}
    </svg>
  )
}

function starsFrom(start: number, end: number): string {
  return Array.from({ length: end - start }, (_, index) => `M${8 + (start + index) * PITCH} .8${STAR}`).join('')
}
