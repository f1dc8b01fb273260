import type { WeightStatus } from '@/features/plan/rules/weight-status'
import { explainPlan } from '../../../rules/explain'
import type { TabProps } from '../props'
import { FiguresExplained } from '../FiguresExplained'
import { BodyFigures } from './BodyFigures'
import { Fuel } from './Fuel'
import styles from '../../plan.module.css'

/** Body, calories and macros, with their explanation. For players from 13 on, and for the parents of younger ones. */
export function Numbers({ input, figures, texts }: Pick<TabProps, 'input' | 'figures' | 'texts'>) {
  const { youthMacroClamp, youthBmi } = texts.settings
  const settings = { youthMacroClamp: youthMacroClamp !== false, youthBmi }
  return (
    <>
      <BodyFigures input={input} figures={figures} />
      <Fuel figures={figures} proteinText={texts.food.protein} />
      <FiguresExplained steps={explainPlan(input, figures, settings)} />
      <QuickScreen bmi={figures.bmi} status={figures.status} />
    </>
  )
}

/** For parents of players under 18: the body mass index and the fixed cut-offs, which do not account for growth. */
function QuickScreen({ bmi, status }: { bmi: number; status: WeightStatus }) {
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
