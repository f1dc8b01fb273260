import type { LibraryFood, LibraryMeal, LibraryTip } from './library'
import { DIETS, SLOT_KEYS, type Content, type Diet, type Part, type Slot, type Style } from './options'
import { ageBand } from './macros'

type Eater = { age: number; style: Style; diets: readonly Diet[] }
export type FoodIndex = ReadonlyMap<string, LibraryFood>

/** How many snacks a day offers to choose from. */
const SNACK_OPTIONS = 3

/** Foods by their id. Source: the academy's library; no unit. */
export function indexFoods(foods: readonly LibraryFood[]): FoodIndex {
  return new Map(foods.map((food) => [food.id, food]))
}

/** Everything that the foods of a meal contain, which is what the meal contains. Source: the academy's library. */
export function contentsOf(meal: LibraryMeal, foods: FoodIndex): Set<Content> {
  return new Set(meal.foods.flatMap(({ food }) => foods.get(food)?.contains ?? []))
}

/** Whether a food may be eaten with these choices. Source: the family's own. */
export function suits({ contains }: LibraryFood, diets: readonly Diet[]): boolean {
  return diets.every((diet) => !contains.includes(DIETS[diet].without))
}

/**
 * The meals of one slot that somebody may have, nearest to the style first. A meal with a food that the library does
 * not know is left out: nobody could say what is in it. Source: the academy's library; years of age.
 */
export function mealsFor(
  meals: readonly LibraryMeal[],
  foods: FoodIndex,
  slot: Slot,
  { age, style, diets }: Eater,
): LibraryMeal[] {
  const fitting = meals.filter(
    (meal) =>
      meal.slot === slot &&
      age >= meal.minAge &&
      meal.foods.every(({ food }) => {
        const known = foods.get(food)
        return known !== undefined && suits(known, diets)
      }),
  )
  return [...fitting].sort((a, b) => nearness(b, style) - nearness(a, style))
}

/** The meals of a day that stand on the plan: one in each slot, three to choose from for snacks. */
export type DayMeals = Record<Slot, LibraryMeal[]>

/**
 * The day's meals after the family has swapped some: every swap moves one meal on through what suits, and around.
 * Source: the academy's library; swaps as counts.
 */
export function dayMeals(
  meals: readonly LibraryMeal[],
  foods: FoodIndex,
  eater: Eater,
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

/** What one part of a meal is made of, each food with what does as well and suits. Source: the academy's library. */
export function swapsOf(
  meal: LibraryMeal,
  foods: FoodIndex,
  diets: readonly Diet[],
): { food: string; swap: string; part: Part }[] {
  return meal.foods.flatMap(({ food, part }) => {
    const known = foods.get(food)
    const other = known?.swap ? foods.get(known.swap) : undefined
    return known && other && suits(other, diets) ? [{ food: known.name, swap: other.name, part }] : []
  })
}

/**
 * One tip of the style's list, by a number from 0 up to but not including 1 that was drawn once for the plan.
 * Source: the academy's library (DECISIONS A85); years of age.
 */
export function pickTip(tips: readonly LibraryTip[], style: Style, age: number, drawn: number): string | null {
  const list = tips.filter(({ styles, minAge }) => (styles.length === 0 || styles.includes(style)) && age >= minAge)
  return list[Math.floor(drawn * list.length)]?.text ?? null
}

/** Words for how much lands on the plate. Source: the specification's 2/3 of an adult's portion below 12. */
export function portionWords(age: number): string {
  return ageBand(age) === 'child' ? 'About 2/3 of an adult portion' : 'A full portion'
}

function nearness({ styles }: LibraryMeal, style: Style): number {
  if (styles.includes(style)) return 2
  return styles.length === 0 || styles.includes('allAround') ? 1 : 0
}
