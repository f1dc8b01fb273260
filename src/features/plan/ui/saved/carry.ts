import type { PlanInput } from '../../rules/body'
import type { Session } from '../../rules/session'
import type { SavedPlan } from '../../rules/saved-schema'

/** What an account holds beside the answers. */
export type Carried = Omit<SavedPlan, 'goal' | 'position' | 'trainingFrequency'>

/** What of a plan goes to the account: its choices and ticks, picked one by one so that nothing else comes along. */
export function toSaved({ goal, position, trainingFrequency }: PlanInput, session: Session): SavedPlan {
  return { goal, position, trainingFrequency, ...carriedOf(session) }
}

/** The choices and ticks alone. */
export function carriedOf({ lacks, shoppingDays, done, bought }: Carried): Carried {
  return { lacks, shoppingDays, done, bought }
}

/** Answers as the form types them, with those that an account holds put in their place. */
export function withSaved<Values extends object>(values: Values, { goal, position, trainingFrequency }: SavedPlan) {
  return { ...values, goal, position, trainingFrequency: String(trainingFrequency) }
}

/** Whether answers are still those of the saved plan. */
export function isSameChoice({ goal, position, trainingFrequency }: PlanInput, saved: SavedPlan): boolean {
  return goal === saved.goal && position === saved.position && trainingFrequency === saved.trainingFrequency
}
