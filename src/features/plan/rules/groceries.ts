import type { DayMeals, FoodIndex } from './meals'
import { SLOT_KEYS, SLOTS, UNITS, type Slot, type Unit } from './options'

export type GroceryItem = {
  id: string
  name: string
  /** Breakfast, Lunch, Dinner or Snacks: the first meal with the food. */
  category: (typeof SLOTS)[Slot]
  checked: boolean
  /** Especially useful for a growing body. */
  youthFriendly: boolean
  quantity: string
  /** Other meals of the day that use it as well. */
  alsoFor: string[]
}

type WorkItem = { food: string; unit: Unit; amount: number; slots: Slot[] }

const QUARTERS = ['', '¼', '½', '¾'] as const

/**
 * Lists what to buy for a day's meals over several days: the same food in the same unit is one line, under the first meal that
 * uses it. Quantities are adult portions times `portion`. Source: the meals of the plan; cups, ounces, pieces.
 */
export function groceryList(meals: DayMeals, foods: FoodIndex, days: number, portion: number): GroceryItem[] {
  const needs = new Map<string, WorkItem>()
  for (const slot of SLOT_KEYS) {
    for (const meal of meals[slot]) {
      // A family alternates between the offered snacks, so each is bought for its share of the days.
      const share = (days * portion) / meals[slot].length
      for (const { food, unit, amount } of meal.foods) {
        const key = `${food}-${unit}`
        const need = needs.get(key) ?? { food, unit, amount: 0, slots: [] }
        needs.set(key, { ...need, amount: need.amount + amount * share, slots: [...new Set([...need.slots, slot])] })
      }
    }
  }
  return [...needs].flatMap(([id, need]) => {
    const food = foods.get(need.food)
    const [first, ...others] = need.slots
    if (!food || !first) return []
    return [
      {
        id,
        name: food.name,
        category: SLOTS[first],
        checked: false,
        youthFriendly: food.youthFriendly,
        quantity: formatQuantity(need.amount, need.unit),
        alsoFor: others.map((slot) => SLOTS[slot]),
      },
    ]
  })
}

/** Formats an amount for shopping: 3.5 cups is '3½ cups', pieces and cans are rounded up. Source: US kitchen measures. */
export function formatQuantity(amount: number, unit: Unit): string {
  const isWhole = unit === 'piece' || unit === 'can' || unit === 'slice'
  // A floating-point error must not round up to another piece.
  const rounded = isWhole ? Math.ceil(amount - 0.01) : Math.max(Math.ceil(amount * 4 - 0.01) / 4, 0.25)
  const [whole, quarter] = [Math.floor(rounded), QUARTERS[Math.round((rounded % 1) * 4)] ?? '']
  const number = `${whole || ''}${quarter}`
  const word = UNITS[unit][rounded > 1 ? 1 : 0]
  return word ? `${number} ${word}` : number
}

/** Returns the list as plain text, for a message or a note. Source: the list itself. */
export function groceryText(items: readonly GroceryItem[]): string {
  const groups = Object.values(SLOTS).map((category) => {
    const lines = items.filter((item) => item.category === category)
    return lines.length === 0
      ? ''
      : [category, ...lines.map(({ name, quantity }) => `- ${name}: ${quantity}`)].join('\n')
  })
  return groups.filter(Boolean).join('\n\n')
}
