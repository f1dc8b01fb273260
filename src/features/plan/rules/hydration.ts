import { YOUTH_UNTIL } from './options'

const OZ_PER_LB = 0.67
const WITHOUT_WEIGHT = 80
const YOUTH_SHARE = 0.85
const OZ_PER_CUP = 8

/** Most ounces a day, by the age from which it holds. Ours: water beyond thirst helps nobody. */
const MOST = [
  [18, 160],
  [14, 130],
  [9, 90],
  [0, 60],
] as const

export type Hydration = {
  dailyOunces: number
  cups: number
  /** Ounces more for each hour of training. */
  perHour: { low: number; high: number }
}

/**
 * Ounces of water a day from pounds and years: 0.67 per pound, or 80 without a weight; 85 percent of it under 18.
 * Source: the academy's specification, section 9; the most per age is ours (PLAN-FORMULAS section 7).
 */
export function dailyOunces(pounds: number, age: number): number {
  const whole = Math.round(OZ_PER_LB * pounds) || WITHOUT_WEIGHT
  const ounces = age < YOUTH_UNTIL ? Math.round(whole * YOUTH_SHARE) : whole
  return Math.min(ounces, MOST.find(([from]) => age >= from)![1])
}

/**
 * Water for a day, and ounces more for each hour of training: 12-16 under 18, 16-20 from 18.
 * Source: the specification, section 9; in line with AAP 2011, Climatic Heat Stress and Exercising Children.
 */
export function hydration(pounds: number, age: number): Hydration {
  const ounces = dailyOunces(pounds, age)
  const perHour = age < YOUTH_UNTIL ? { low: 12, high: 16 } : { low: 16, high: 20 }
  return { dailyOunces: ounces, cups: Math.round(ounces / OZ_PER_CUP), perHour }
}
