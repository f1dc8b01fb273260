import { describe, expect, test } from 'vitest'
import type { LibraryFood, LibraryMeal, LibraryTip } from './library'
import { dayMeals, describePortion, indexFoods, mealsFor, pickTip } from './meals'

const TIPS: LibraryTip[] = [
  { text: 'For all', styles: [], minAge: 0 },
  { text: 'For muscle', styles: ['muscle'], minAge: 13 },
]

// Two of two tips, one of one: the drawn number selects within those that suit.
test.each([
  ['muscle', 13, 0, 'For all'],
  ['muscle', 13, 0.5, 'For muscle'],
  ['muscle', 12, 0.99, 'For all'],
  ['allAround', 13, 0.99, 'For all'],
] as const)('for %s at age %i, %f draws: %s', (style, age, drawn, tip) => {
  expect(pickTip(TIPS, style, age, drawn)).toBe(tip)
})

test('no tip suits when the only one is for older players', () => {
  expect(pickTip(TIPS.slice(1), 'muscle', 12, 0)).toBeNull()
})

test.each([
  [6, 'About 2/3 of an adult portion'],
  [11, 'About 2/3 of an adult portion'],
  [12, 'A full portion'],
  [30, 'A full portion'],
])('at age %i: %s', (age, portion) => {
  expect(describePortion(age)).toBe(portion)
})

describe('the meals of a slot', () => {
  const food = (id: string, contains: LibraryFood['contains'] = []): LibraryFood => ({
    ...{ id, name: id, contains },
    ...{ youthFriendly: true, swap: null },
  })
  const FOODS = indexFoods([food('rice'), food('milk', ['dairy'])])
  const meal = (id: string, change: Partial<LibraryMeal> = {}): LibraryMeal => ({
    ...{ id, slot: 'lunch', styles: [], minAge: 0, main: id, side: '', drink: '' },
    foods: [{ food: 'rice', amount: 1, unit: 'piece', part: 'main' }],
    ...change,
  })
  const eater = { age: 12, style: 'muscle', diets: [] } as const
  const idsOf = (meals: LibraryMeal[]) => meals.map(({ id }) => id)

  test.each([
    ['another slot', { slot: 'dinner' }, []],
    ['players from this age on', { minAge: 12 }, ['meal']],
    ['older players', { minAge: 13 }, []],
    ['a food that the library lacks', { foods: [{ food: 'gone', amount: 1, unit: 'piece', part: 'main' }] }, []],
    ['a food that the diet excludes', { foods: [{ food: 'milk', amount: 1, unit: 'cup', part: 'main' }] }, []],
  ] as [string, Partial<LibraryMeal>, string[]][])('of a meal for %s', (_, change, ids) => {
    const diets = ['dairyFree'] as const
    expect(idsOf(mealsFor([meal('meal', change)], FOODS, 'lunch', { ...eater, diets }))).toEqual(ids)
  })

  test('begin with those of the style, and end with those of another', () => {
    const meals = [meal('other', { styles: ['energy'] }), meal('all'), meal('own', { styles: ['muscle'] })]
    expect(idsOf(mealsFor(meals, FOODS, 'lunch', eater))).toEqual(['own', 'all', 'other'])
  })

  test('are one a day and three snacks, and after the last swap the first again', () => {
    const snacks = ['a', 'b', 'c', 'd'].map((id) => meal(id, { slot: 'snacks' }))
    const swapped = (count: number) =>
      dayMeals([meal('x'), meal('y'), ...snacks], FOODS, eater, { lunch: count, snacks: count })
    expect(idsOf(swapped(0).lunch)).toEqual(['x'])
    expect(idsOf(swapped(1).lunch)).toEqual(['y'])
    expect(idsOf(swapped(2).lunch)).toEqual(['x'])
    expect(idsOf(swapped(1).snacks)).toEqual(['d', 'a', 'b'])
    expect(swapped(0).dinner).toEqual([])
  })
})
