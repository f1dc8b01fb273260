import { CHILD_UNTIL, YOUTH_UNTIL, type Goal, type Position, type Slot, type Style } from './options'

/** Percent of the day's calories; the three sum to 100. */
export type Split = { protein: number; carbs: number; fat: number }

const BASE: Split = { protein: 25, carbs: 55, fat: 20 }
const NONE: Split = { protein: 0, carbs: 0, fat: 0 }

const BY_POSITION: Record<Position, Split> = {
  none: NONE,
  forward: NONE,
  guard: { protein: 0, carbs: 2, fat: -2 },
  center: { protein: 2, carbs: -2, fat: 0 },
}

const BY_GOAL: Record<Goal, Split> = {
  all: NONE,
  // Adults only: below 18 this goal counts as `all`.
  loseWeight: { protein: 5, carbs: -5, fat: 0 },
  stronger: { protein: 2, carbs: -2, fat: 0 },
  gainWeight: { protein: 1, carbs: 0, fat: -1 },
  jumpHigher: { protein: -2, carbs: 2, fat: 0 },
  getQuicker: { protein: -2, carbs: 2, fat: 0 },
}

/** Percent ranges of calories for growing bodies: AMDR for 4 to 18 years. */
const YOUTH = { protein: { min: 10, max: 30 }, carbs: { min: 45, max: 65 }, fat: { min: 25, max: 35 } } as const

/** kcal per gram. */
const PER_GRAM: Split = { protein: 4, carbs: 4, fat: 9 }

type MacroProfile = { age: number; position: Position; goal: Goal }

/**
 * Computes the percent of calories from protein, carbs and fat.
 * Source: the specification's 25/55/20 with our adjustments by position and goal (DECISIONS A75); under 18 the acceptable
 * macronutrient ranges of the Dietary Reference Intakes, unless `youthClamp` is off.
 */
export function macroSplit({ age, position, goal }: MacroProfile, { youthClamp }: { youthClamp: boolean }): Split {
  const isYouth = age < YOUTH_UNTIL
  const byGoal = isYouth && goal === 'loseWeight' ? NONE : BY_GOAL[goal]
  const split = add(add(BASE, BY_POSITION[position]), byGoal)
  return isYouth && youthClamp ? toYouthRanges(split) : split
}

/** Computes grams per day of each: round(kcal × share / 4, 4 or 9). Source: Atwater factors, kcal per gram. */
export function macroGrams(calories: number, split: Split): Split {
  const grams = (name: keyof Split) => Math.round((calories * split[name]) / 100 / PER_GRAM[name])
  return { protein: grams('protein'), carbs: grams('carbs'), fat: grams('fat') }
}

/**
 * Computes the kcal of each meal, 25, 30, 30 and 15 percent of the day; snacks get the remainder, so the four sum to the day.
 * Source: the academy's specification, section 9 (rounding: DECISIONS A77).
 */
export function mealCalories(calories: number): Record<Slot, number> {
  const breakfast = Math.round(calories * 0.25)
  const lunch = Math.round(calories * 0.3)
  const dinner = lunch
  return { breakfast, lunch, dinner, snacks: calories - breakfast - lunch - dinner }
}

/**
 * Computes the grams of protein per day for a young athlete of this many kilograms: 1.2 to 1.8 g per kg.
 * Source: Smith, Holmes, McAllister 2015, Nutritional Considerations for Performance in Young Athletes.
 */
export function proteinNeed(kilograms: number): { low: number; high: number } {
  return { low: Math.round(kilograms * 1.2), high: Math.round(kilograms * 1.8) }
}

/** Returns the style of meals and tips for a goal. Source: the specification's styles, mapped in DECISIONS A76. */
export function mealStyle(goal: string): Style {
  if (goal === 'stronger' || goal === 'gainWeight') return 'muscle'
  if (goal === 'jumpHigher' || goal === 'getQuicker') return 'energy'
  return goal === 'loseWeight' ? 'recovery' : 'allAround'
}

/** Returns child below 12, teen below 18, else adult; whole years. Source: the specification, sections 2 and 9 (A79). */
export function ageBand(age: number): 'child' | 'teen' | 'adult' {
  if (age < CHILD_UNTIL) return 'child'
  return age < YOUTH_UNTIL ? 'teen' : 'adult'
}

/** Returns the portion relative to an adult's: 2/3 for a child. Source: the specification, section 9. */
export function portionFactor(age: number): number {
  return ageBand(age) === 'child' ? 2 / 3 : 1
}

// Raises fat first, at the expense of protein down to its minimum, then of carbs; a remainder moves between protein and carbs.
function toYouthRanges(split: Split): Split {
  const fat = within(split.fat, YOUTH.fat)
  const protein = within(split.protein - (fat - split.fat), YOUTH.protein)
  const carbs = within(100 - fat - protein, YOUTH.carbs)
  return { protein: 100 - fat - carbs, carbs, fat }
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max)
}

function add(a: Split, b: Split): Split {
  return { protein: a.protein + b.protein, carbs: a.carbs + b.carbs, fat: a.fat + b.fat }
}
