import { describe, expect, test } from 'vitest'
import { body } from '../../../../tests/support/bodies'
import { explainPlan } from './explain'
import { explainTraining } from './explain-training'
import type { Goal } from './options'
import { computePlan } from './plan'

const SETTINGS = { youthMacroClamp: true, youthBmi: 'both' } as const

function explain(age: number, goal: Goal, settings: { youthMacroClamp: boolean; youthBmi: 'both' } = SETTINGS) {
  const input = body('male', age, 69, 139, 7, goal)
  return Object.fromEntries(
    explainPlan(input, computePlan(input, settings), settings).map((step) => [step.title, step]),
  )
}

describe('the explanation of a plan', () => {
  test('contains the numbers of this plan', () => {
    const steps = explain(16, 'jumpHigher')
    expect(steps['Energy at rest']).toEqual({
      title: 'Energy at rest',
      text: '16.25 × 63.05 kg + 1.372 × 175.26 cm + 515.5 = 1,780.5 kcal',
      source: 'Schofield 1985, made for growing bodies, with weight and height',
    })
    expect(steps['A day with training']!.text).toBe('1,780.5 kcal × 1.875 for 7 training days a week = 3,338 kcal')
    expect(steps['What growing takes']!.text).toContain('needs 2,887 to 3,569 kcal')
    expect(steps['Protein, carbs and fats']!.text).toContain('18/57/25')
    expect(steps['Body mass index']!.text).toContain('= 20.52, compared with children of the same age')
  })

  test('gives adults another equation and no range from 18', () => {
    const steps = explain(18, 'all')
    expect(steps['Energy at rest']!.source).toContain('Mifflin-St Jeor')
    expect(steps['What growing takes']).toBeUndefined()
    expect(steps['Water']!.text).not.toContain('under 18')
    expect(steps['Body mass index']).toMatchObject({
      text: expect.stringContaining('by the usual limits for adults'),
      source: 'CDC and WHO limits for adults',
    })
  })

  test('says why a goal changes nothing', () => {
    expect(explain(17, 'loseWeight')['The goal']!.text).toContain('no plan ever eats less than the body needs')
    expect(explain(20, 'loseWeight')['The goal']!.text).toContain('Below a body mass index of 25')
    expect(explain(20, 'gainWeight')['The goal']!.text).toMatch(/^The goal adds \d+/)
  })

  test('names the minimum that applies to a small woman who wants to lose weight, and adds nothing', () => {
    const input = body('female', 90, 56, 115, 1, 'loseWeight')
    const { text } = explainPlan(input, computePlan(input, SETTINGS), SETTINGS).find(
      ({ title }) => title === 'The goal',
    )!
    expect(text).toContain('The goal changes nothing: 1,180 calories')
    expect(text).toContain('leaves 1,200 calories')
  })

  test('mentions the fat minimum only when it applies', () => {
    const why = 'at least 25% comes from fat'
    const off = { ...SETTINGS, youthMacroClamp: false }
    expect(explain(16, 'all')['Protein, carbs and fats']!.text).toContain(why)
    expect(explain(16, 'all', off)['Protein, carbs and fats']!.text).not.toContain(why)
    expect(explain(20, 'all')['Protein, carbs and fats']!.text).not.toContain(why)
  })
})

test('explains the weekly minutes by age and days', () => {
  const [minutes, rest, jumps] = explainTraining(7, 5)
  expect(minutes!.text).toContain('at most 60 minutes and a week at most 3 hours')
  expect(minutes!.text).toContain('180 minutes over 5 days, and never more than 60, make 35 minutes')
  expect(rest!.text).toContain('At least 2 days a week without organized sport, and 9-12 hours of sleep')
  expect(jumps!.text).toContain('At most 40 landings')
  expect(explainTraining(30, 1)[2]!.text).not.toContain('weights come in at 13')
})
