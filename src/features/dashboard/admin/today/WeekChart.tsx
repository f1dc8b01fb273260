import { paths } from '@/lib/paths'
import { PARTS, weekLabel, weeksSentence, type PartKey, type Week } from '@/features/reports/rules/weeks'
import { Panel } from './Panel'
import styles from './dashboard.module.css'

const HEIGHT = 100
const GAP = 1

/** Registrations by week: bars in three parts with their total above, and the same numbers as a table. */
export function WeekChart({ weeks }: { weeks: Week[] }) {
  const most = Math.max(...weeks.map(({ total }) => total))
  if (most === 0) return <NoRegistrations weeks={weeks} />
  return (
    <figure className={styles.weeks} aria-labelledby="registrations-by-week">
      <figcaption>
        <h2 id="registrations-by-week">Registrations by week</h2>
        <p>{weeksSentence(weeks)}</p>
      </figcaption>
      <div className={styles.weeksBars} aria-hidden="true">
        {weeks.map((week) => (
          <Bar key={week.monday} week={week} most={most} />
        ))}
      </div>
      <ul className={styles.weeksLegend} aria-hidden="true">
        {PARTS.toReversed().map(({ key, label }) => (
          <li key={key} data-part={key}>
            {label}
          </li>
        ))}
      </ul>
      <details>
        <summary>Show the numbers</summary>
        <WeekTable weeks={weeks} />
      </details>
    </figure>
  )
}

function NoRegistrations({ weeks }: { weeks: Week[] }) {
  return (
    <Panel title="Registrations by week" link={{ href: paths.playerRegistration, label: 'Open the form' }}>
      <p>
        {weeksSentence(weeks)} When families register, you see here how many came each week and how many wait for us.
      </p>
    </Panel>
  )
}

function Bar({ week, most }: { week: Week; most: number }) {
  const share = (week.total / most) * 100
  return (
    <div className={week.isCurrent ? `${styles.week} ${styles.weekCurrent}` : styles.week}>
      <div className={styles.weekRoom}>
        <div className={styles.weekBar} style={{ height: `${share}%` }}>
          <b>{week.total}</b>
          <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none">
            {stack(week).map(({ key, y, height }) => (
              <rect key={key} data-part={key} x="0" width="10" y={y} height={height} />
            ))}
          </svg>
        </div>
      </div>
      <small>{weekLabel(week)}</small>
    </div>
  )
}

/** Stacks the parts of a bar from the bottom up, with a small gap between them. */
function stack(week: Week): { key: PartKey; y: number; height: number }[] {
  const shown = PARTS.filter(({ key }) => week[key] > 0)
  let foot = HEIGHT
  return shown.map(({ key }, index) => {
    const height = (week[key] / week.total) * HEIGHT
    foot -= height
    return { key, y: foot, height: index === 0 ? height : height - GAP }
  })
}

function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <table>
      <caption>Registrations and tryouts by the week they came in and their status now</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {PARTS.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.monday}>
            <th scope="row">{weekLabel(week)}</th>
            {PARTS.map(({ key }) => (
              <td key={key}>{week[key]}</td>
            ))}
            <td>{week.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
