import styles from '../training.module.css'

const RADIUS = 17
const MIDDLE = 26
const WEEK = [1, 2, 3, 4, 5, 6, 7]

/** The week as a drawn play: training days are players connected by a solid line, rest days are dotted. */
export function WeekStrip({ days }: { days: number }) {
  const last = days === 1 ? 'day 1' : `days 1 to ${days}`
  const description = days === 7 ? 'Training on all seven days.' : `Training on ${last}, rest on the others.`
  return (
    <svg className={styles.strip} width="100%" height={MIDDLE * 2} role="img" aria-label={description}>
      <line className={styles.way} x1={center(1)} x2={center(days)} y1={MIDDLE} y2={MIDDLE} />
      <line className={styles.rest} x1={center(days)} x2={center(7)} y1={MIDDLE} y2={MIDDLE} />
      {WEEK.map((day) => (
        <g key={day} className={day <= days ? styles.on : styles.off}>
          <circle cx={center(day)} cy={MIDDLE} r={day <= days ? RADIUS : RADIUS / 2} />
          {day <= days && (
            <text x={center(day)} y={MIDDLE} dy="0.36em" textAnchor="middle">
              {day}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

// The center of a day's card below, which has a seventh of the width.
function center(day: number): string {
  return `${((day - 0.5) / 7) * 100}%`
}
