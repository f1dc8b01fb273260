import { bodyMassIndex, toCentimeters, toKilograms, type PlanInput } from './body'
import { YOUTH_UNTIL, type Gender } from './options'

type Body = Pick<PlanInput, 'age' | 'gender' | 'height' | 'weight'>

/** kcal per kg, kcal per cm, constant kcal: Schofield 1985 with weight and height, by the age from which it holds. */
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

/** kcal a day for growth, by the age from which it holds. */
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

/** No adult's deficit goes below it, in kcal a day. Ours (DECISIONS A98): the usual floor without a doctor. */
export const DEFICIT_FLOOR = { male: 1500, female: 1200 } as const

const TEEN_GAIN = 250
const TEEN_FROM = 14
const ADULT_SHIFT = { share: 0.1, most: 400 }
/** From which body mass index an adult's plan may take something away. */
export const OVERWEIGHT_BMI = 25

/**
 * Energy at rest in kcal a day, from kilograms, centimeters and years.
 * Source: Schofield 1985 (weight and height) under 18, Mifflin-St Jeor 1990 from 18.
 */
export function basalRate({ age, gender, height, weight }: Body): number {
  const [kg, cm] = [toKilograms(weight), toCentimeters(height)]
  if (age >= YOUTH_UNTIL) {
    return 10 * kg + 6.25 * cm - 5 * age + (gender === 'male' ? 5 : -161)
  }
  const { perKg, perCm, constant } = schofieldRow(gender, age)
  return perKg * kg + perCm * cm + constant
}

/** Whether the equation for adults, made on usual bodies, still says something of this one. Limit in kcal a day: ours. */
export function isWithinEquation(body: Body): boolean {
  return body.age < YOUTH_UNTIL || basalRate(body) >= 500
}

/** The row of Schofield 1985 for this gender and age in years; kcal, kg and cm. */
export function schofieldRow(gender: Gender, age: number) {
  return SCHOFIELD[gender].find(({ from }) => age >= from) ?? SCHOFIELD[gender][1]!
}

/**
 * What the basal rate is multiplied by, for days of training a week and years of age; no unit.
 * Source: the academy's specification, section 9, its extras added up (DECISIONS A74).
 */
export function activityMultiplier(days: number, age: number): number {
  // Thousandths, so that no floating point rest reaches the screen.
  const base = days <= 0 ? 1200 : days <= 2 ? 1375 : days <= 5 ? 1550 : 1725
  return (base + 100 + (age < YOUTH_UNTIL ? 50 : 0) + (age < TEEN_FROM ? 50 : 0)) / 1000
}

/**
 * The daily kcal that a growing body of this size needs: from "low active" to "very active".
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
  /** Basal rate times multiplier. */
  raw: number
  /** Below 18 only. */
  range: { low: number; high: number } | null
  /** After the range, before the goal. */
  maintenance: number
  /** What the goal adds or takes. */
  shift: number
  /** kcal a day, to the nearest 10. */
  calories: number
}

/**
 * Daily energy with every step on the way, in kcal. Under 18 never less than the growing body needs.
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

// Below 18 there is no deficit, and below 14 a bigger appetite is met by snacks, not by a number.
function youthShift({ goal, age }: PlanInput): number {
  return goal === 'gainWeight' && age >= TEEN_FROM ? TEEN_GAIN : 0
}

function adultShift({ goal, gender, weight, height }: PlanInput, maintenance: number, basal: number): number {
  const step = Math.min(maintenance * ADULT_SHIFT.share, ADULT_SHIFT.most)
  if (goal === 'gainWeight') return step
  if (goal !== 'loseWeight' || bodyMassIndex(weight, height) < OVERWEIGHT_BMI) return 0
  return Math.min(0, Math.max(maintenance - step, basal, DEFICIT_FLOOR[gender]) - maintenance)
}
