import * as z from 'zod'
import { BOUNDS, GEAR_KEYS, GOAL_KEYS, LIST_KEYS, POSITION_KEYS, SHOPPING_DAYS, UNITS } from './options'

const DONE = new RegExp(`^[1-7]-(${LIST_KEYS.join('|')})$`)
const BOUGHT = new RegExp(`^[0-9a-f-]{36}-(${Object.keys(UNITS).join('|')})$`)
/** Far more than seven days or a day's meals hold. */
const MOST = { done: 30, bought: 300 }

/**
 * What an account may hold of a plan, and nothing else: no name, age, gender, height, weight or figure worked out from
 * them, and no food choice, of nobody (docs/decisions/033). A request that carries one more word is refused as a whole.
 */
export const savedPlanSchema = z.strictObject({
  goal: z.enum(GOAL_KEYS),
  position: z.enum(POSITION_KEYS),
  trainingFrequency: z.int().min(BOUNDS.days.min).max(BOUNDS.days.max),
  lacks: z.array(z.enum(GEAR_KEYS)).max(GEAR_KEYS.length),
  shoppingDays: z.int().refine((days) => SHOPPING_DAYS.some((one) => one === days)),
  done: z.array(z.string().regex(DONE)).max(MOST.done),
  bought: z.array(z.string().regex(BOUGHT)).max(MOST.bought),
})

export type SavedPlan = z.infer<typeof savedPlanSchema>

/** For what needs no answers: to take a plan out of the account. */
export const forgetSchema = z.strictObject({})
