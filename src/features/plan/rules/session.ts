import { DIET_KEYS, GEAR_KEYS, SHOPPING_DAYS, SLOT_KEYS, type Diet, type Gear, type Slot } from './options'
import type { PlanValues } from './schema'

/** A plan in progress: the entered answers, and everything checked, selected and swapped since. */
export type Session = {
  values: PlanValues
  /** A number from 0 to 1, drawn once for the plan, that selects the tip. */
  drawn: number
  done: string[]
  bought: string[]
  /** Missing equipment for the training. */
  lacks: Gear[]
  diets: Diet[]
  swaps: Partial<Record<Slot, number>>
  shoppingDays: number
}

// Local storage is private to this device. Nothing is written there unless the family asks for it.
const KEY = 'kept-plan'
const LONGEST = 100_000

/** Creates a new plan from these answers. */
export function newSession(values: PlanValues, drawn: number): Session {
  return { values, drawn, done: [], bought: [], lacks: [], diets: [], swaps: {}, shoppingDays: SHOPPING_DAYS.at(-1)! }
}

/** Returns the plan stored on this device, or null. Invalid data counts as no plan. */
export function readStoredPlan(): Session | null {
  try {
    const text = localStorage.getItem(KEY)
    return text && text.length < LONGEST ? toSession(JSON.parse(text)) : null
  } catch {
    return null
  }
}

/** Stores the plan on this device. Returns false when storage is full or blocked. */
export function storePlan(session: Session): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(session))
    return true
  } catch {
    return false
  }
}

/** Deletes everything about a plan that is stored on this device. */
export function clearStoredPlan(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without access to storage, there is nothing to delete.
  }
}

/** Parses a stored session. The form's own schema validates its answers later. */
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
