import type { DatedStep } from '../../rules/sent-form'
import styles from './play-ahead.module.css'

/** Pass to the coach, pass back, cut, shot: a line with its arrowhead, and the place of its number, for each step. */
const LINES = [
  { d: 'M88 170Q150 84 226 64M212 56L228 64L216 77', at: [146, 106], isPass: true },
  { d: 'M274 64Q366 78 414 160M400 154L415 163L418 145', at: [362, 96], isPass: true },
  { d: 'M90 198Q250 250 406 196M390 190L408 195L396 209', at: [252, 223], isPass: false },
  { d: 'M446 168Q470 112 508 116', at: [467, 130], isPass: true },
] as const

const COURT =
  'M0 0H560V260H0ZM170 0V260M560 84H446V176H560M446 84a46 46 0 0 0 0 92M560 22H500A108 108 0 0 0 500 238H560M540 100V140'

/** One play into the basket, and below it what each of its lines stands for: the next steps, with their days. */
export function PlayAhead({ title, initial, steps }: { title: string; initial: string; steps: DatedStep[] }) {
  return (
    <section className={styles.ahead} aria-label={title}>
      <svg viewBox="0 0 560 260" aria-hidden="true" focusable="false">
        <path className={styles.court} d={COURT} />
        <circle cx="520" cy="120" r="9" />
        {LINES.map(({ d, at: [x, y], isPass }, index) => (
          <g key={d}>
            {d.split(/(?=M)/).map((part, index) => (
              <path key={part} className={isPass && index === 0 ? styles.pass : styles.cut} d={part} />
            ))}
            {index < steps.length && <Mark x={x} y={y} label={String(index + 1)} isNumber />}
          </g>
        ))}
        <Mark x={70} y={190} label={initial.slice(0, 1).toUpperCase()} />
        <Mark x={250} y={60} label="C" />
        <Mark x={430} y={186} label={initial.slice(0, 1).toUpperCase()} />
      </svg>
      <p className="num text-3">{title}</p>
      <ol>
        {steps.map(({ step, day }) => (
          <li key={step}>
            {day && <b>{day}</b>}
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

type MarkProps = { x: number; y: number; label: string; isNumber?: boolean }

function Mark({ x, y, label, isNumber = false }: MarkProps) {
  return (
    <g className={isNumber ? styles.step : styles.player}>
      <circle cx={x} cy={y} r={isNumber ? 12 : 19} />
      <text x={x} y={y + (isNumber ? 6 : 8)}>
        {label}
      </text>
    </g>
  )
}
