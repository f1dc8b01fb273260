import type { WeightStatus } from '../../../rules/weight-status'
import styles from '../../plan.module.css'

/** For parents of players under 18: the body mass index and the fixed cut-offs, which do not account for growth. */
export function QuickScreen({ bmi, status }: { bmi: number; status: WeightStatus }) {
  if (!status.quickScreen) return null
  return (
    <details className={styles.fold}>
      <summary>Body mass index, for parents</summary>
      <p className="mt-4">
        BMI {bmi.toFixed(1)}. Quick screen (fixed cut-off): {status.quickScreen}. The quick screen is general and often
        wrong for growing players; the weight status above compares with children of the same age.
      </p>
    </details>
  )
}
