import type { PlanInput } from '../../rules/body'
import type { Session } from '../../rules/session'
import type { SavedPlan } from '../../rules/saved-schema'

/** The data that an account stores besides the answers. */
export type AccountPlan = Omit<SavedPlan, 'goal' | 'position' | 'trainingFrequency'>

/** Returns the plan data for the account: choices and completed items, selected by name so that nothing else is included. */
export function toSaved({ goal, position, trainingFrequency }: PlanInput, session: Session): SavedPlan {
  return { goal, position, trainingFrequency, ...toAccountPlan(session) }
}

/** Returns only the choices and completed items. */
export function toAccountPlan({ lacks, shoppingDays, done, bought }: AccountPlan): AccountPlan {
  return { lacks, shoppingDays, done, bought }
}

/** Returns the form's values with those of the account's plan. */
export function withSaved<Values extends object>(values: Values, { goal, position, trainingFrequency }: SavedPlan) {
  return { ...values, goal, position, trainingFrequency: String(trainingFrequency) }
}

/** Returns whether the answers equal those of the saved plan. */
export function isSameChoice({ goal, position, trainingFrequency }: PlanInput, saved: SavedPlan): boolean {
  return goal === saved.goal && position === saved.position && trainingFrequency === saved.trainingFrequency
}
