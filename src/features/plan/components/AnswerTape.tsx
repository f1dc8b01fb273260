import { PLAN_LABELS } from '../rules/labels'
import styles from './tape.module.css'

/** In the order of the form. */
const ANSWERS = ['name', 'age', 'gender', 'feet', 'inches', 'weight', 'position', 'goal', 'trainingFrequency'] as const

/** A measuring tape with one mark per answer, the edge between the hero and the form. Decorative. */
export function AnswerTape() {
  return (
    <div className={styles.tape} aria-hidden="true">
      {ANSWERS.map((name, index) => (
        <p key={name}>
          <b>{index + 1}</b>
          <span>{PLAN_LABELS[name]}</span>
        </p>
      ))}
    </div>
  )
}
