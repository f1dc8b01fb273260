import { explainPlan } from '../../../rules/explain'
import type { TabProps } from '../props'
import { FiguresExplained } from '../FiguresExplained'
import { BodyFigures } from './BodyFigures'
import { Fuel } from './Fuel'
import { QuickScreen } from './QuickScreen'

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
