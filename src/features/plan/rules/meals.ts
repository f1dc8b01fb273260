import type { LibraryFood, LibraryMeal, LibraryTip } from './library'
import { DIETS, SLOT_KEYS, type Diet, type Part, type Slot, type Style } from './options'
import { ageBand } from './macros'

type MealPreferences = { age: number; style: Style; diets: readonly Diet[] }
export type FoodIndex = ReadonlyMap<string, LibraryFood>

/** The number of snacks offered per day. */
const SNACK_OPTIONS = 3

/** Maps foods by id. Source: the academy's library; no unit. */
export function indexFoods(foods: readonly LibraryFood[]): FoodIndex {
  return new Map(foods.map((food) => [food.id, food]))
}

/**
 * Returns the suitable meals of a slot, best matches for the style first. Excludes meals with a food missing from the library,
 * because its ingredients are unknown. Source: the academy's library; years of age.
 */
export function mealsFor(
  meals: readonly LibraryMeal[],
  foods: FoodIndex,
  slot: Slot,
  { age, style, diets }: MealPreferences,
): LibraryMeal[] {
  const fitting = meals.filter(
    (meal) =>
      meal.slot === slot &&
      age >= meal.minAge &&
      meal.foods.every(({ food }) => {
        const known = foods.get(food)
        return known !== undefined && fitsDiets(known, diets)
      }),
  )
  return [...fitting].sort((a, b) => nearness(b, style) - nearness(a, style))
}

/** The meals of a day in the plan: one in each slot, three to choose from for snacks. */
export type DayMeals = Record<Slot, LibraryMeal[]>

/**
 * Returns the day's meals after swaps: each swap replaces a meal by the next suitable one, starting again after the last.
 * Source: the academy's library; swaps as counts.
 */
export function dayMeals(
  meals: readonly LibraryMeal[],
  foods: FoodIndex,
  eater: MealPreferences,
  swaps: Partial<Record<Slot, number>>,
): DayMeals {
  const entries = SLOT_KEYS.map((slot) => {
    const choice = mealsFor(meals, foods, slot, eater)
    const count = slot === 'snacks' ? Math.min(SNACK_OPTIONS, choice.length) : Math.min(1, choice.length)
    const first = (swaps[slot] ?? 0) * count
    return [slot, Array.from({ length: count }, (_, index) => choice[(first + index) % choice.length]!)]
  })
  return Object.fromEntries(entries) as DayMeals
}

/** Returns the foods of one part of a meal, each with its suitable substitutes. Source: the academy's library. */
export function swapsOf(
  meal: LibraryMeal,
  foods: FoodIndex,
  diets: readonly Diet[],
): { food: string; swap: string; part: Part }[] {
  return meal.foods.flatMap(({ food, part }) => {
    const known = foods.get(food)
    const other = known?.swap ? foods.get(known.swap) : undefined
    return known && other && fitsDiets(other, diets) ? [{ food: known.name, swap: other.name, part }] : []
  })
}

/**
 * Returns a tip of the style's list, selected by a number from 0 (inclusive) to 1 (exclusive) that was drawn once for the
 * plan.
 * Source: the academy's library (DECISIONS A85); years of age.
 */
export function pickTip(tips: readonly LibraryTip[], style: Style, age: number, drawn: number): string | null {
  const list = tips.filter(({ styles, minAge }) => (styles.length === 0 || styles.includes(style)) && age >= minAge)
  return list[Math.floor(drawn * list.length)]?.text ?? null
}

/** Describes the portion size in words. Source: the specification's 2/3 of an adult's portion below 12. */
export function describePortion(age: number): string {
  return ageBand(age) === 'child' ? 'About 2/3 of an adult portion' : 'A full portion'
}

function fitsDiets({ contains }: LibraryFood, diets: readonly Diet[]): boolean {
  return diets.every((diet) => !contains.includes(DIETS[diet].without))
}

function nearness({ styles }: LibraryMeal, style: Style): number {
  if (styles.includes(style)) return 2
  return styles.length === 0 || styles.includes('allAround') ? 1 : 0
}
