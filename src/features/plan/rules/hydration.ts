import { YOUTH_UNTIL } from './options'

const OZ_PER_LB = 0.67
const WITHOUT_WEIGHT = 80
const YOUTH_SHARE = 0.85
const OZ_PER_CUP = 8

/** The maximum ounces per day, by minimum age. Chosen by us, because water beyond thirst has no benefit. */
const MOST = [
  [18, 160],
  [14, 130],
  [9, 90],
  [0, 60],
] as const

export type Hydration = {
  dailyOunces: number
  cups: number
  /** Additional ounces for each hour of training. */
  perHour: { low: number; high: number }
}

/**
 * Computes ounces of water per day from pounds and years: 0.67 per pound, or 80 without a weight; 85 percent of it under 18.
 * Source: the academy's specification, section 9; the maximum per age is ours (PLAN-FORMULAS section 7).
 */
export function dailyOunces(pounds: number, age: number): number {
  const whole = Math.round(OZ_PER_LB * pounds) || WITHOUT_WEIGHT
  const ounces = age < YOUTH_UNTIL ? Math.round(whole * YOUTH_SHARE) : whole
  return Math.min(ounces, MOST.find(([from]) => age >= from)![1])
}

/**
 * Computes the daily water, and the additional ounces for each hour of training: 12-16 under 18, 16-20 from 18.
 * Source: the specification, section 9; consistent with AAP 2011, Climatic Heat Stress and Exercising Children.
 */
export function hydration(pounds: number, age: number): Hydration {
  const ounces = dailyOunces(pounds, age)
  const perHour = age < YOUTH_UNTIL ? { low: 12, high: 16 } : { low: 16, high: 20 }
  return { dailyOunces: ounces, cups: Math.round(ounces / OZ_PER_CUP), perHour }
}
