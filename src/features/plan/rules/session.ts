import { DIET_KEYS, GEAR_KEYS, SHOPPING_DAYS, SLOT_KEYS, type Diet, type Gear, type Slot } from './options'
import type { PlanValues } from './schema'

/** A plan under way: the answers as they were typed, and what was ticked, chosen and swapped since. */
export type Session = {
  values: PlanValues
  /** From 0 up to 1, drawn once for the plan: it decides the tip. */
  drawn: number
  done: string[]
  bought: string[]
  /** What is not at hand for the training. */
  lacks: Gear[]
  diets: Diet[]
  swaps: Partial<Record<Slot, number>>
  shoppingDays: number
}

// Local storage is this device's alone. Nothing is written there unless the family asks for it.
const KEY = 'kept-plan'
const LONGEST = 100_000

/** A new plan from these answers. */
export function newSession(values: PlanValues, drawn: number): Session {
  return { values, drawn, done: [], bought: [], lacks: [], diets: [], swaps: {}, shoppingDays: SHOPPING_DAYS.at(-1)! }
}

/** The plan that this device keeps, or null. What cannot be read is no plan. */
export function readKept(): Session | null {
  try {
    const text = localStorage.getItem(KEY)
    return text && text.length < LONGEST ? toSession(JSON.parse(text)) : null
  } catch {
    return null
  }
}

/** Keeps the plan on this device. False when the browser has no room for it or has storage closed. */
export function keep(session: Session): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(session))
    return true
  } catch {
    return false
  }
}

/** Forgets everything that this device keeps of a plan. */
export function forget(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** A session from something stored. Its answers are checked by the form's own rules, later. */
export function toSession(stored: unknown): Session | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { values, drawn, done, bought, lacks, diets, swaps, shoppingDays } = stored as Record<string, unknown>
  if (typeof values !== 'object' || values === null) return null
  return {
    values: values as PlanValues,
    drawn: typeof drawn === 'number' && drawn >= 0 && drawn < 1 ? drawn : 0,
    done: textsOf(done),
    bought: textsOf(bought),
    lacks: GEAR_KEYS.filter((thing) => textsOf(lacks).includes(thing)),
    diets: DIET_KEYS.filter((diet) => textsOf(diets).includes(diet)),
    swaps: swapsOf(swaps),
    shoppingDays: SHOPPING_DAYS.find((days) => days === shoppingDays) ?? SHOPPING_DAYS.at(-1)!,
  }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function swapsOf(value: unknown): Session['swaps'] {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const counts = SLOT_KEYS.map((slot) => [slot, stored[slot]] as const)
  return Object.fromEntries(counts.filter(([, count]) => Number.isInteger(count) && (count as number) >= 0))
}
