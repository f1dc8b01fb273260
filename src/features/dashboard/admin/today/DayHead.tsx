import type { ReactNode } from 'react'
import { formatDay, toDay } from '@/lib/dates'
import { daySentence } from '../../rules/today'
import { NavIcon } from '../nav/NavIcon'
import styles from './dashboard.module.css'

type Props = {
  /** The number of open tasks; null when unknown. */
  things: number | null
  late: number
  /** A link, or a custom button. */
  action: { label: string; href: string } | ReactNode
}

/** The head of the dashboard: the date, the number of open tasks, and a button for the first one. */
export function DayHead({ things, late, action }: Props) {
  const sentence = things === null ? null : daySentence(things, late)
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.date}>{formatDay(toDay(new Date()), 'EEEE, MMMM d')}</p>
        <h1>Needs you today</h1>
        <p>
          {sentence?.all ?? ' '} {sentence?.late && <strong>{sentence.late}</strong>}
        </p>
      </div>
      {isLink(action) ? (
        <a className={styles.start} href={action.href}>
          {action.label}
          <NavIcon name="next" />
        </a>
      ) : (
        action
      )}
    </div>
  )
}

function isLink(action: Props['action']): action is { label: string; href: string } {
  return typeof action === 'object' && action !== null && 'href' in action
}
