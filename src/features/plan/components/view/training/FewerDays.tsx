import type { PlanPage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { CHILD_UNTIL, YOUTH_UNTIL } from '../../../rules/options'
import styles from '../../plan.module.css'

type Props = {
  age: number
  days: number
  /** The suggested number of days, or null when the choice is fine. */
  fewer: number | null
  texts: PlanPage['schedule']
  onTake: (fewer: number) => void
}

/** A suggestion, never an override: why fewer days would be better, and a button to apply it. */
export function FewerDays({ age, days, fewer, texts, onTake }: Props) {
  if (fewer === null) return null
  return (
    <div className={styles.advice} role="note">
      <p>
        <strong>
          {days} days is a lot at {age}.
        </strong>{' '}
        {reason(age, texts)} Your plan below keeps the {days} days you chose.
      </p>
      <Button variant="line" onClick={() => onTake(fewer)}>
        Plan {fewer} days instead
      </Button>
    </div>
  )
}

function reason(age: number, texts: PlanPage['schedule']): string {
  if (age < CHILD_UNTIL) return texts.fewerChild
  return age < YOUTH_UNTIL ? texts.fewerTeen : texts.fewerAdult
}
