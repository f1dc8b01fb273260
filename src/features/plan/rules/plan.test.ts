import { expect, test } from 'vitest'
import { bodyMassIndex, formatHeight, type PlanInput } from './body'
import { computePlan } from './plan'
import { body } from '../../../../tests/support/bodies'

const SETTINGS = { youthMacroClamp: true, youthBmi: 'both' } as const

// PLAN-FORMULAS section 9, number for number.
const VECTORS: [PlanInput, ...unknown[]][] = [
  [
    body('female', 7, 48, 52, 3, 'all'),
    969,
    1.75,
    1695,
    '1466-1707',
    1700,
    '20/55/25',
    '85/234/47',
    '425/510/510/255',
    30,
    15.9,
  ],
  [
    body('male', 9, 54, 67, 2, 'stronger'),
    1189,
    1.575,
    1873,
    '1876-2202',
    1880,
    '22/53/25',
    '103/249/52',
    '470/564/564/282',
    38,
    16.2,
  ],
  [
    body('male', 12, 60, 95, 3, 'all'),
    1425,
    1.75,
    2493,
    '2276-2743',
    2490,
    '20/55/25',
    '125/342/69',
    '623/747/747/373',
    54,
    18.6,
  ],
  [
    body('male', 16, 69, 139, 7, 'jumpHigher'),
    1781,
    1.875,
    3338,
    '2887-3569',
    3340,
    '18/57/25',
    '150/476/93',
    '835/1002/1002/501',
    79,
    20.5,
  ],
  [
    body('female', 17, 64, 123, 3, 'loseWeight'),
    1423,
    1.7,
    2418,
    '2242-2689',
    2420,
    '20/55/25',
    '121/333/67',
    '605/726/726/363',
    70,
    21.1,
  ],
  [
    body('male', 20, 75, 190, 5, 'gainWeight'),
    1957,
    1.65,
    3230,
    '–',
    3550,
    '26/55/19',
    '231/488/75',
    '888/1065/1065/532',
    127,
    23.7,
  ],
  [
    body('male', 15, 68, 129, 4, 'gainWeight'),
    1703,
    1.7,
    2896,
    '2770-3420',
    3150,
    '20/55/25',
    '158/433/88',
    '788/945/945/472',
    73,
    19.6,
  ],
  [
    body('female', 15, 67, 130, 5, 'all', 'guard'),
    1485,
    1.7,
    2524,
    '2430-2918',
    2520,
    '18/57/25',
    '113/359/70',
    '630/756/756/378',
    74,
    20.4,
  ],
]

test.each(VECTORS)('the test vector of %j', (input, ...expected) => {
  const { energy, split, grams, meals, hydration: water, bmi } = computePlan(input, SETTINGS)
  expect([
    Math.round(energy.basal),
    energy.multiplier,
    Math.round(energy.raw),
    energy.range ? `${Math.round(energy.range.low)}-${Math.round(energy.range.high)}` : '–',
    energy.calories,
    `${split.protein}/${split.carbs}/${split.fat}`,
    `${grams.protein}/${grams.carbs}/${grams.fat}`,
    `${meals.breakfast}/${meals.lunch}/${meals.dinner}/${meals.snacks}`,
    water.dailyOunces,
    Number(bmi.toFixed(1)),
  ]).toEqual(expected)
})

test('a woman of 5’5” and 150 lb is just below the limit: rounding gives her neither a status nor a deficit', () => {
  const figures = computePlan(body('female', 30, 65, 150, 3, 'loseWeight'), SETTINGS)
  expect(figures.status.main).toBe('Healthy weight')
  expect(figures.energy.shift).toBe(0)
})

test('formats height and body mass index', () => {
  expect([formatHeight(70), formatHeight(72), Number(bodyMassIndex(150, 70).toFixed(4))]).toEqual([
    `5'10"`,
    `6'0"`,
    21.5204,
  ])
})
