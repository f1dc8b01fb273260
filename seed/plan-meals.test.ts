import { describe, expect, test } from 'vitest'
import { dayMeals, mealsFor, pickTip } from '@/features/plan/rules/meals'
import { DIETS, SLOT_KEYS, type Diet } from '@/features/plan/rules/options'
import { AGES, COMBINATIONS, contentsOf, foods, meals, STYLE_KEYS, tips } from '../tests/support/plan-library'

describe('meals', () => {
  test('are at least sixty and unique, and contain only foods of the list', () => {
    expect(meals.length).toBeGreaterThanOrEqual(60)
    expect(new Set(meals.map(({ main }) => main)).size).toBe(meals.length)
    expect(meals.flatMap((meal) => meal.foods.map(({ food }) => food)).filter((name) => !foods.has(name))).toEqual([])
  })

  test('leave two per slot, and three snacks, for every age, style and combination of choices', () => {
    for (const age of AGES) {
      for (const style of STYLE_KEYS) {
        for (const diets of COMBINATIONS) {
          for (const slot of SLOT_KEYS) {
            const left = mealsFor(meals, foods, slot, { age, style, diets })
            const least = slot === 'snacks' ? 3 : 2
            expect(left.length, `${slot} at ${age}, ${style}, ${diets.join()}`).toBeGreaterThanOrEqual(least)
          }
        }
      }
    }
  })

  test('start with one for the style', () => {
    for (const style of STYLE_KEYS) {
      const day = dayMeals(meals, foods, { age: 12, style, diets: [] }, {})
      for (const slot of SLOT_KEYS) expect(day[slot][0]!.styles, `${slot} ${style}`).toContain(style)
    }
  })

  test('never contain what a choice excludes', () => {
    for (const diets of COMBINATIONS) {
      for (const slot of SLOT_KEYS) {
        for (const meal of mealsFor(meals, foods, slot, { age: 40, style: 'allAround', diets })) {
          const contents = contentsOf(meal)
          expect(diets.filter((diet) => contents.has(DIETS[diet].without))).toEqual([])
        }
      }
    }
  })

  test('rotate through all suitable ones and start again', () => {
    const eater = { age: 12, style: 'energy' as const, diets: ['peanutFree'] as Diet[] }
    const choice = mealsFor(meals, foods, 'lunch', eater)
    const seen = choice.map((_, swaps) => dayMeals(meals, foods, eater, { lunch: swaps }).lunch[0]!.main)
    expect(new Set(seen).size).toBe(choice.length)
    expect(dayMeals(meals, foods, eater, { lunch: choice.length }).lunch[0]).toBe(choice[0])
  })

  test('exclude those with an unknown food, whose ingredients are unknown', () => {
    const [known] = meals
    const unknown = { ...known!, foods: [{ food: 'gone', amount: 1, unit: 'cup' as const, part: 'main' as const }] }
    expect(mealsFor([unknown], foods, unknown.slot, { age: 12, style: 'energy', diets: [] })).toEqual([])
  })

  test('have a side and a drink, and snacks have none', () => {
    for (const { slot, side, drink } of meals)
      expect([side !== '', drink !== '']).toEqual(Array(2).fill(slot !== 'snacks'))
  })
})

test('tips are random, include the first and the last, and exist for every style and age', () => {
  const energy = tips.filter(({ styles }) => styles.includes('energy'))
  expect(pickTip(tips, 'energy', 40, 0)).toBe(energy[0]!.text)
  expect(pickTip(tips, 'energy', 40, 0.999)).toBe(energy.at(-1)!.text)
  for (const style of STYLE_KEYS) for (const age of AGES) expect(pickTip(tips, style, age, 0.5)).toBeTruthy()
  expect(pickTip([], 'energy', 12, 0.5)).toBeNull()
})
