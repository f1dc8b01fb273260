import { formatDay, toDay } from '@/lib/dates'
import { daySentence } from '../../rules/today'
import { NavIcon } from '../nav/NavIcon'
import styles from './dashboard.module.css'

type Props = {
  /** How many things wait; null while it is not known. */
  things: number | null
  late: number
  action: { label: string; href: string } | null
}

/** The top of the first page: the day, how much waits, and one button for what to do first. */
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
      {action && (
        <a className={styles.start} href={action.href}>
          {action.label}
          <NavIcon name="next" />
        </a>
      )}
    </div>
  )
}
