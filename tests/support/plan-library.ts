import { readFileSync } from 'node:fs'
import type { LibraryExercise, LibraryFood, LibraryMeal, LibraryTip, LibraryVideo } from '@/features/plan/rules/library'
import { indexFoods } from '@/features/plan/rules/meals'
import { DIET_KEYS, STYLES, type Content, type Diet, type Style } from '@/features/plan/rules/options'

type SeedFood = Omit<LibraryFood, 'id' | 'swap'> & { swap?: string }
type SeedMeal = Omit<LibraryMeal, 'id' | 'side' | 'drink'> & { side?: string; drink?: string }

function read<Rows>(name: string): Rows {
  return JSON.parse(readFileSync(`seed/content/plan-${name}.json`, 'utf8')) as Rows
}

export const seedFoods = read<SeedFood[]>('foods')
export const seedMeals = read<SeedMeal[]>('meals')
export const exercises = read<LibraryExercise[]>('exercises')
export const videos = read<LibraryVideo[]>('demo-videos')
export const tips = read<LibraryTip[]>('tips')
export const meals: LibraryMeal[] = seedMeals.map((meal) => ({ side: '', drink: '', ...meal, id: meal.main }))
export const foods = indexFoods(seedFoods.map(({ swap, ...food }) => ({ ...food, id: food.name, swap: swap ?? null })))

/** Returns the ingredients of a meal, which are those of all its foods. */
export function contentsOf(meal: LibraryMeal): Set<Content> {
  return new Set(meal.foods.flatMap(({ food }) => foods.get(food)!.contains))
}

/** Ages around every age threshold. */
export const AGES = [5, 7, 8, 11, 12, 17, 18, 40, 99]
export const STYLE_KEYS = Object.keys(STYLES) as Style[]
/** All 32 combinations of the five choices. */
export const COMBINATIONS: Diet[][] = Array.from({ length: 2 ** DIET_KEYS.length }, (_, bits) =>
  DIET_KEYS.filter((_diet, index) => bits & (1 << index)),
)
