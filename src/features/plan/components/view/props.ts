import type { PlanPage } from '@/payload-types'
import type { PlanInput } from '../../rules/body'
import type { Library } from '../../rules/library'
import type { PlanFigures } from '../../rules/plan'
import type { Session } from '../../rules/session'

/** The input of both tabs. */
export type TabProps = {
  input: PlanInput
  figures: PlanFigures
  session: Session
  texts: PlanPage
  library: Library
  /** Updates what was checked, selected or swapped; or the answers, when the user follows a suggestion. */
  onChange: (change: Partial<Session>, input?: PlanInput) => void
}

/** Toasts of the plan appear at the top right. */
export const TOAST_POSITION = { position: 'top-right' } as const
