import { YOUTH_UNTIL, type Gender, type YouthBmi } from './options'

export type Status = 'Underweight' | 'Healthy weight' | 'Overweight' | 'Obese'
export type YouthBand = 'below' | 'usual' | 'above' | 'farAbove'

/** BMI at the 5th, 85th and 95th percentile at mid-year, from age 5 on. Source: CDC growth charts 2000. */
const CDC: Record<Gender, readonly (readonly [p5: number, p85: number, p95: number])[]> = {
  male: [
    [13.8, 16.9, 18.1],
    [13.7, 17.2, 18.7],
    [13.7, 17.6, 19.6],
    [13.9, 18.3, 20.5],
    [14.1, 19.0, 21.6],
    [14.4, 19.8, 22.6],
    [14.7, 20.6, 23.7],
    [15.2, 21.4, 24.7],
    [15.7, 22.2, 25.6],
    [16.2, 23.0, 26.4],
    [16.8, 23.8, 27.2],
    [17.4, 24.5, 27.9],
    [18.0, 25.3, 28.6],
  ],
  female: [
    [13.5, 16.9, 18.5],
    [13.4, 17.3, 19.2],
    [13.5, 17.9, 20.2],
    [13.6, 18.7, 21.3],
    [13.9, 19.5, 22.4],
    [14.2, 20.4, 23.5],
    [14.6, 21.3, 24.7],
    [15.0, 22.1, 25.7],
    [15.5, 22.9, 26.7],
    [16.0, 23.7, 27.7],
    [16.5, 24.3, 28.5],
    [17.0, 24.9, 29.2],
    [17.4, 25.4, 30.0],
  ],
}
const CDC_FROM = 5

/** Neutral labels for young bodies, without judgment. */
const BAND_LABELS: Record<YouthBand, string> = {
  below: 'A little below the usual range for age',
  usual: 'Healthy weight',
  above: 'A little above the usual range for age',
  farAbove: 'Above the usual range for age',
}

const SEE_A_DOCTOR = { below: 17, from: 35 }

/**
 * Returns the weight status by fixed cut-offs of the body mass index. Under 18 it is only a quick screen for parents.
 * Source: the academy's specification, section 9; from 18 the cut-offs of the WHO.
 */
export function specStatus(bmi: number, age: number): Status {
  if (age < YOUTH_UNTIL) return bmi < 18 ? 'Underweight' : bmi > 25 ? 'Overweight' : 'Healthy weight'
  if (bmi < 18.5) return 'Underweight'
  if (bmi < 25) return 'Healthy weight'
  return bmi < 30 ? 'Overweight' : 'Obese'
}

/**
 * Returns the band of a body mass index among children of the same age in years: below the 5th percentile, up to the 85th, up
 * to the 95th, or above. Source: CDC growth charts 2000, BMI for age, mid-year values.
 */
export function youthBand(bmi: number, age: number, gender: Gender): YouthBand {
  const rows = CDC[gender]
  const [p5, p85, p95] = rows[Math.min(Math.max(age - CDC_FROM, 0), rows.length - 1)]!
  if (bmi < p5) return 'below'
  if (bmi < p85) return 'usual'
  return bmi < p95 ? 'above' : 'farAbove'
}

export type WeightStatus = {
  /** The text of the card. */
  main: string
  /** The additional text for parents, or null. */
  quickScreen: Status | null
  /** Whether a doctor should be consulted before food and training are changed. */
  needsDoctor: boolean
}

/**
 * Returns the texts about a body, by BMI, years and gender. Under 18 the CDC's bands come first, in neutral words.
 * Source: youthBand and specStatus; doctor below the 5th or from the 95th percentile, adults below 17 or from 35 (ours).
 */
export function weightStatus(bmi: number, age: number, gender: Gender, youthBmi: YouthBmi): WeightStatus {
  const fixed = specStatus(bmi, age)
  if (age >= YOUTH_UNTIL) {
    return { main: fixed, quickScreen: null, needsDoctor: bmi < SEE_A_DOCTOR.below || bmi >= SEE_A_DOCTOR.from }
  }
  const band = youthBand(bmi, age, gender)
  return {
    main: youthBmi === 'spec' ? fixed : BAND_LABELS[band],
    quickScreen: youthBmi === 'both' ? fixed : null,
    needsDoctor: band === 'below' || band === 'farAbove',
  }
}
