import { bodyMassIndex, toCentimeters, toKilograms, type PlanInput } from './body'
import { YOUTH_UNTIL, type Gender } from './options'

type Body = Pick<PlanInput, 'age' | 'gender' | 'height' | 'weight'>

/** kcal per kg, kcal per cm, constant kcal: Schofield 1985 with weight and height, by minimum age. */
const SCHOFIELD: Record<Gender, { from: number; perKg: number; perCm: number; constant: number }[]> = {
  male: [
    { from: 10, perKg: 16.25, perCm: 1.372, constant: 515.5 },
    { from: 0, perKg: 19.59, perCm: 1.303, constant: 414.9 },
  ],
  female: [
    { from: 10, perKg: 8.365, perCm: 4.65, constant: 200 },
    { from: 0, perKg: 16.969, perCm: 1.618, constant: 371.2 },
  ],
}

// Constant, per year, per cm, per kg: energy requirement of 3 to 18 years, 2023 DRI.
const REQUIREMENT = {
  male: { low: [19.12, 3.68, 8.62, 20.28], very: [-671.75, 3.68, 15.38, 23.25] },
  female: { low: [-297.54, -22.25, 12.77, 14.73], very: [-709.59, -22.25, 18.22, 14.25] },
} as const

/** kcal per day for growth, by minimum age. */
const GROWTH = {
  male: [
    [14, 20],
    [9, 25],
    [4, 15],
    [0, 20],
  ],
  female: [
    [14, 20],
    [9, 30],
    [0, 15],
  ],
} as const

/**
 * The minimum for an adult with a deficit, in kcal per day. Chosen by us (DECISIONS A98): the usual minimum without medical
 * supervision.
 */
export const DEFICIT_FLOOR = { male: 1500, female: 1200 } as const

const TEEN_GAIN = 250
const TEEN_FROM = 14
const ADULT_SHIFT = { share: 0.1, most: 400 }
/** The minimum body mass index for a deficit in an adult's plan. */
export const OVERWEIGHT_BMI = 25

/**
 * Computes the resting energy in kcal per day, from kilograms, centimeters and years.
 * Source: Schofield 1985 (weight and height) under 18, Mifflin-St Jeor 1990 from 18.
 */
export function basalRate({ age, gender, height, weight }: Body): number {
  const [kg, cm] = [toKilograms(weight), toCentimeters(height)]
  if (age >= YOUTH_UNTIL) return 10 * kg + 6.25 * cm - 5 * age + (gender === 'male' ? 5 : -161)
  const { perKg, perCm, constant } = schofieldRow(gender, age)
  return perKg * kg + perCm * cm + constant
}

/**
 * Returns whether the adult equation, derived from typical bodies, is valid for this body. The limit in kcal per day is ours.
 */
export function isWithinEquation(body: Body): boolean {
  return body.age < YOUTH_UNTIL || basalRate(body) >= 500
}

/** Returns the row of Schofield 1985 for this gender and age in years; kcal, kg and cm. */
export function schofieldRow(gender: Gender, age: number) {
  return SCHOFIELD[gender].find(({ from }) => age >= from) ?? SCHOFIELD[gender][1]!
}

/**
 * Returns the factor for the basal rate, by training days per week and years of age; no unit.
 * Source: the academy's specification, section 9, with its additions summed (DECISIONS A74).
 */
export function activityMultiplier(days: number, age: number): number {
  // Computed in thousandths, so that no floating-point error is displayed.
  const base = days <= 0 ? 1200 : days <= 2 ? 1375 : days <= 5 ? 1550 : 1725
  return (base + 100 + (age < YOUTH_UNTIL ? 50 : 0) + (age < TEEN_FROM ? 50 : 0)) / 1000
}

/**
 * Returns the range of daily kcal that a growing body of this size needs: from "low active" to "very active".
 * Source: Dietary Reference Intakes for Energy, National Academies 2023, 3 to 18 years; years, cm, kg.
 */
function energyRange({ age, gender, height, weight }: Body): { low: number; high: number } {
  const growth = GROWTH[gender].find(([from]) => age >= from)![1]
  const ends = Object.values(REQUIREMENT[gender]).map(([constant, perYear, perCm, perKg]) => {
    return constant + perYear * age + perCm * toCentimeters(height) + perKg * toKilograms(weight) + growth
  })
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

export type Energy = {
  basal: number
  multiplier: number
  /** The basal rate times the multiplier. */
  raw: number
  /** Below 18 only. */
  range: { low: number; high: number } | null
  /** After limiting to the range, before the goal. */
  maintenance: number
  /** The change for the goal, positive or negative. */
  shift: number
  /** kcal per day, rounded to the nearest 10. */
  calories: number
}

/**
 * Computes the daily energy with all intermediate values, in kcal. Under 18 never less than a growing body needs.
 * Source: basalRate, activityMultiplier, energyRange; goals after AAP 2017 (no deficit in young athletes).
 */
export function dailyEnergy(input: PlanInput): Energy {
  const basal = basalRate(input)
  const multiplier = activityMultiplier(input.trainingFrequency, input.age)
  const raw = basal * multiplier
  const range = input.age < YOUTH_UNTIL ? energyRange(input) : null
  const maintenance = range ? Math.min(Math.max(raw, range.low), range.high) : raw
  const shift = range ? youthShift(input) : adultShift(input, maintenance, basal)
  return { basal, multiplier, raw, range, maintenance, shift, calories: Math.round((maintenance + shift) / 10) * 10 }
}

// Below 18 there is no deficit, and below 14 there is no surplus either: a bigger appetite is met by snacks.
function youthShift({ goal, age }: PlanInput): number {
  return goal === 'gainWeight' && age >= TEEN_FROM ? TEEN_GAIN : 0
}

function adultShift({ goal, gender, weight, height }: PlanInput, maintenance: number, basal: number): number {
  const step = Math.min(maintenance * ADULT_SHIFT.share, ADULT_SHIFT.most)
  if (goal === 'gainWeight') return step
  if (goal !== 'loseWeight' || bodyMassIndex(weight, height) < OVERWEIGHT_BMI) return 0
  return Math.min(0, Math.max(maintenance - step, basal, DEFICIT_FLOOR[gender]) - maintenance)
}
