import type { PlanPage } from '@/payload-types'
import type { PlanInput } from '../../rules/body'
import type { Library } from '../../rules/library'
import type { PlanFigures } from '../../rules/plan'
import type { Session } from '../../rules/session'

/** What both tabs are made from. */
export type TabProps = {
  input: PlanInput
  figures: PlanFigures
  session: Session
  texts: PlanPage
  library: Library
  /** Changes what was ticked, chosen or swapped; or the answers, when somebody takes advice. */
  onChange: (change: Partial<Session>, input?: PlanInput) => void
}

/** Plans tell of what happened at the top on the right. */
export const TOAST_PLACE = { position: 'top-right' } as const
