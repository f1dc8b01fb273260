import { describe, expect, test } from 'vitest'
import { foods, meals } from '../../../../tests/support/plan-library'
import { formatQuantity, groceryList, groceryText } from './groceries'
import { dayMeals } from './meals'

describe('groceries', () => {
  const eater = { age: 12, style: 'allAround' as const, diets: [] }
  const day = dayMeals(meals, foods, eater, {})

  test('contain each food once per unit, under the first meal that uses it', () => {
    const items = groceryList(day, foods, 7, 1)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    const milk = items.find(({ name }) => name === 'Low-fat milk')!
    expect(milk).toMatchObject({ category: 'Breakfast', checked: false, youthFriendly: true, quantity: '21 cups' })
    expect(milk.alsoFor).toEqual(['Lunch', 'Dinner'])
  })

  test('are reduced to two thirds for a child', () => {
    const oats = (portion: number) => groceryList(day, foods, 4, portion).find(({ name }) => name === 'Rolled oats')!
    expect([oats(1).quantity, oats(2 / 3).quantity]).toEqual(['3 cups', '2 cups'])
  })

  test('contain each of three snacks for a third of the days', () => {
    const apples = groceryList({ ...day, breakfast: [], lunch: [], dinner: [] }, foods, 3, 1)
    expect(apples.find(({ name }) => name === 'Apples')!.quantity).toBe('1')
  })

  test.each([
    [3.5, 'cup', '3½ cups'],
    [0.5, 'cup', '½ cup'],
    [1, 'cup', '1 cup'],
    [0.1, 'tablespoon', '¼ tbsp'],
    [4.6666, 'piece', '5'],
    [2.0000001, 'piece', '2'],
    [1.2, 'slice', '2 slices'],
    [9.3333, 'ounce', '9½ oz'],
    [1, 'can', '1 can'],
  ] as const)('formats %f %s as %s', (amount, unit, words) => {
    expect(formatQuantity(amount, unit)).toBe(words)
  })

  test('can be copied as text', () => {
    expect(groceryText(groceryList(day, foods, 7, 1))).toMatch(/^Breakfast\n- Rolled oats: 5¼ cups\n/)
  })
})
