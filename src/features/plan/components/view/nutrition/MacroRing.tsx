import { number } from '../../../rules/explain'
import type { Split } from '../../../rules/macros'
import { MACROS } from '../../../rules/macro-order'
import styles from './nutrition.module.css'

const RADIUS = 52

/** The day's calories as a ring of three parts, with a text alternative. */
export function MacroRing({ calories, split }: { calories: number; split: Split }) {
  const description = MACROS.map(([key, name]) => `${name.toLowerCase()} ${split[key]}%`).join(', ')
  const before = (index: number) => MACROS.slice(0, index).reduce((sum, [key]) => sum + split[key], 0)
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${number(calories)} calories a day: ${description}.`}
    >
      {MACROS.map(([key], index) => (
        <circle
          key={key}
          data-part={key}
          cx="60"
          cy="60"
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${split[key]} 100`}
          strokeDashoffset={-before(index)}
          transform="rotate(-90 60 60)"
        />
      ))}
      <text className={styles.value} x="60" y="63" textAnchor="middle">
        {number(calories)}
      </text>
      <text className={styles.unit} x="60" y="75" textAnchor="middle">
        calories a day
      </text>
    </svg>
  )
}
