import * as z from 'zod'
import { BOUNDS, GEAR_KEYS, GOAL_KEYS, LIST_KEYS, POSITION_KEYS, SHOPPING_DAYS, UNITS } from './options'

const DONE = new RegExp(`^[1-7]-(${LIST_KEYS.join('|')})$`)
const BOUGHT = new RegExp(`^[0-9a-f-]{36}-(${Object.keys(UNITS).join('|')})$`)
/** Far more than seven days or a day's meals contain. */
const MOST = { done: 30, bought: 300 }

/**
 * The only plan data that an account may store: no name, age, gender, height, weight or figures computed from them, and no
 * food choices, for any user (docs/decisions/033). A request with any additional field is rejected completely.
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

/** For requests with an empty body, such as deleting a plan from the account. */
export const forgetSchema = z.strictObject({})
