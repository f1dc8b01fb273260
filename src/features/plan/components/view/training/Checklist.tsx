import type { LibraryExercise } from '../../../rules/library'
import { EQUIPMENT, LISTS } from '../../../rules/options'
import type { ChecklistItem } from '../../../rules/training'
import styles from '../training.module.css'
import planStyles from '../../plan.module.css'

type Item = ChecklistItem<LibraryExercise>

type Props = {
  schedule: { day: number; focus: string | null }[]
  items: Item[]
  done: readonly string[]
  onToggle: (id: string, isDone: boolean) => void
}

/** The checklist, day by day. Rest days contain recovery as well. */
export function Checklist({ schedule, items, done, onToggle }: Props) {
  return (
    <section aria-labelledby="checklist-heading" className={planStyles.section}>
      <h2 id="checklist-heading">Tick it off</h2>
      <ol className={styles.checklist}>
        {schedule.map(({ day, focus }) => (
          <li key={day} className={focus === null ? styles.isRest : undefined}>
            <h3>
              Day {day}
              {focus === null && <span> (Recovery)</span>}
            </h3>
            <ul>
              {items
                .filter((item) => item.day === day)
                .map((item) => (
                  <ExerciseItem key={item.id} item={item} isDone={done.includes(item.id)} onToggle={onToggle} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

type ItemProps = { item: Item; isDone: boolean; onToggle: Props['onToggle'] }

function ExerciseItem({ item: { id, day, list, exercise }, isDone, onToggle }: ItemProps) {
  const { title, dose, how, equipment } = exercise
  return (
    <li className={styles.item}>
      <label className="tick">
        <input
          type="checkbox"
          checked={isDone}
          aria-describedby={`how-${id}`}
          onChange={(event) => onToggle(id, event.target.checked)}
        />
        <span>
          <span className={styles.dayName}>Day {day}: </span>
          {title}
        </span>
      </label>
      <p id={`how-${id}`}>
        <span className={styles.dose}>
          {SHORT[list]}, {dose}
          {equipment !== 'none' && `, ${EQUIPMENT[equipment].toLowerCase()}`}
        </span>
        <span className={styles.how}>{how}</span>
      </p>
    </li>
  )
}

const SHORT = { skill: 'Skill', athletic: 'Athletic', recovery: LISTS.recovery } as const
