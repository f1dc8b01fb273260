import { jerseyNumber, nameSize } from '../../rules/jersey'
import styles from './jersey.module.css'

const CLOTH = 'M118 8L156 0C170 30 230 30 244 0L282 8C284 66 298 112 346 138L352 470H48L54 138C102 112 116 66 118 8Z'
const EDGES = 'M120 8C118 68 104 114 56 140M280 8C282 68 296 114 344 140M158 2C172 32 228 32 242 2'
const SIDES = 'M54 138L63 133L69 470H48ZM346 138L337 133L331 470H352Z'

/** The shapes that all jerseys of a page share: once on each page that shows jerseys. */
export function JerseyShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="jersey-cut">
          <path d={CLOTH} />
        </clipPath>
        <g id="jersey">
          <path className={styles.cloth} d={CLOTH} />
          <path className={styles.side} d={SIDES} />
          <path className={styles.band} clipPath="url(#jersey-cut)" d={EDGES} />
          <path className={styles.edge} d={CLOTH} />
          <path className={styles.seam} d="M124 62C150 78 250 78 276 62" />
        </g>
      </defs>
    </svg>
  )
}

/**
 * A jersey drawn from three facts: name, number and, through the colors of an ancestor (jerseyStyle), squad. Decorative: name
 * and number are also in the page's text. For toStaticMarkup, so its attributes are spelled as in SVG.
 */
export function Jersey({ name, number }: { name: string; number: string }) {
  const drawn = jerseyNumber(number)
  return (
    <svg className={styles.jersey} viewBox="40 -6 320 484" aria-hidden="true" focusable="false">
      <use href="#jersey" />
      <text className={styles.name} x="200" y="136" font-size={nameSize(name)}>
        {name}
      </text>
      {drawn ? (
        <text className={styles.number} x="200" y={372 - (236 - Math.min(drawn.size, 236)) / 3} font-size={drawn.size}>
          {drawn.text}
        </text>
      ) : (
        <circle className={styles.blank} cx="200" cy="282" r="82" />
      )}
    </svg>
  )
}

/** A dashed jersey with an initial, for a child without a squad or a number. Decorative, and for toStaticMarkup like the other. */
export function BlankJersey({ initial }: { initial: string }) {
  return (
    <svg className={`${styles.jersey} ${styles.isBlank}`} viewBox="40 -6 320 484" aria-hidden="true" focusable="false">
      <path d={CLOTH} />
      <text className={styles.number} x="200" y="350" font-size="190">
        {initial}
      </text>
    </svg>
  )
}
