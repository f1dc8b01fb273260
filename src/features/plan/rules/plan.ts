import { bodyMassIndex, toKilograms, type PlanInput } from './body'
import { dailyEnergy, type Energy } from './energy'
import { hydration, type Hydration } from './hydration'
import { ageBand, macroGrams, macroSplit, mealCalories, mealStyle, proteinNeed, type Split } from './macros'
import type { Slot, Style, YouthBmi } from './options'
import { fewerDays, guidelineFor, minutesPerDay } from './training'
import { weightStatus, type WeightStatus } from './weight-status'

/** Settings that staff choose for the figures. */
export type PlanSettings = { youthMacroClamp: boolean; youthBmi: YouthBmi }

/** All figures of a plan: kcal, grams, percent, ounces, minutes. */
export type PlanFigures = {
  energy: Energy
  split: Split
  grams: Split
  meals: Record<Slot, number>
  style: Style
  band: 'child' | 'teen' | 'adult'
  proteinNeed: { low: number; high: number }
  hydration: Hydration
  bmi: number
  status: WeightStatus
  training: ReturnType<typeof guidelineFor> & { minutes: number; fewerDays: number | null }
}

/** Computes all figures of a plan from pounds, inches and whole years. Sources: see the functions called. */
export function computePlan(input: PlanInput, { youthMacroClamp, youthBmi }: PlanSettings): PlanFigures {
  const { age, gender, height, weight, trainingFrequency: days } = input
  const energy = dailyEnergy(input)
  const split = macroSplit(input, { youthClamp: youthMacroClamp })
  const bmi = bodyMassIndex(weight, height)
  return {
    energy,
    split,
    grams: macroGrams(energy.calories, split),
    meals: mealCalories(energy.calories),
    style: mealStyle(input.goal),
    band: ageBand(age),
    proteinNeed: proteinNeed(toKilograms(weight)),
    hydration: hydration(weight, age),
    bmi,
    status: weightStatus(bmi, age, gender, youthBmi),
    training: { ...guidelineFor(age), minutes: minutesPerDay(age, days), fewerDays: fewerDays(age, days) },
  }
}
