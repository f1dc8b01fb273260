import { Check } from 'lucide-react'
import type { ChecklistItem } from '../../../rules/training'
import type { LibraryExercise } from '../../../rules/library'
import { WeekStrip } from './WeekStrip'
import styles from '../training.module.css'

type Props = {
  schedule: { day: number; focus: string | null }[]
  items: ChecklistItem<LibraryExercise>[]
  done: readonly string[]
}

/** The weeks to tick on a printed plan, which has no counts. */
const WEEKS_ON_PAPER = [1, 2, 3, 4]

/** The seven days: drawn as a play, and as one card each with its focus and progress. */
export function Week({ schedule, items, done }: Props) {
  return (
    <>
      <WeekStrip days={schedule.filter(({ focus }) => focus !== null).length} />
      <ol className={styles.week}>
        {schedule.map(({ day, focus }) => {
          const dayItems = items.filter((item) => item.day === day)
          const count = dayItems.filter(({ id }) => done.includes(id)).length
          const isDone = dayItems.length > 0 && count === dayItems.length
          return (
            <li key={day} className={`${styles.day} ${focus ? '' : styles.isRest} ${isDone ? styles.isDone : ''}`}>
              <h3>Day {day}</h3>
              <p>{focus ?? 'Rest day'}</p>
              <span className={styles.weeks} aria-hidden="true">
                {WEEKS_ON_PAPER.map((week) => (
                  <i key={week}>{week}</i>
                ))}
              </span>
              <span className={styles.count}>
                {focus ? `${count} of ${dayItems.length}` : 'Recovery'}
                {isDone && <Check aria-label="done" size={16} strokeWidth={2.5} />}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
