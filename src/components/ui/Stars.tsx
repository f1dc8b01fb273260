import styles from './stars.module.css'

const MOST = 5
const STAR = 'M8 .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L8 12.2l-4.5 2.5 1-5.1L.7 6.1l5.1-.6z'

/** A rating as stars, told in words to those who cannot see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of ${MOST} stars`}
      className={styles.stars}
      width={MOST * 18}
      height={16}
      viewBox={`0 0 ${MOST * 18} 16`}
    >
      {Array.from({ length: MOST }, (_, index) => (
        <path key={index} d={STAR} transform={`translate(${index * 18} 0)`} data-given={index < rating || undefined} />
      ))}
    </svg>
  )
}
