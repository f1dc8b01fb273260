import type { CSSProperties } from 'react'
import { formatDay, toDay } from '@/lib/dates'
import { leavingLines, yearMarks, type DataLine } from '../../rules/child-file'
import type { Child } from '../../server/child-file/child'
import styles from './child-file.module.css'

/** A timeline from today with the deletion date of each kind of data. */
export function DeletionChart({ held, child }: { held: DataLine[]; child: Child }) {
  const today = toDay(new Date())
  const lines = leavingLines(held, child, today)
  if (lines.length === 0) return <p>No day can be said yet.</p>
  return (
    <div className={styles.chart}>
      <div className={styles.years} aria-hidden="true">
        {yearMarks(lines, today).map(({ year, share }) => (
          <span key={year} style={at(share)}>
            {year}
          </span>
        ))}
      </div>
      <ol className="fc-list">
        {lines.map(({ period, title, day, share }) => (
          <li key={period}>
            <b>{title}</b>
            <span className={styles.track} style={at(share)}>
              <span>{day < today ? `Over since ${formatDay(day)}` : formatDay(day)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function at(share: number): CSSProperties {
  return { '--at': `${share * 100}%` } as CSSProperties
}
