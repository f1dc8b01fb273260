import type { Gender, Goal, Position } from './options'

/** The input of a plan, in pounds, inches, whole years and days per week. */
export type PlanInput = {
  name: string
  age: number
  gender: Gender
  /** In inches, including the feet. */
  height: number
  weight: number
  position: Position
  trainingFrequency: number
  goal: Goal
}

const KG_PER_LB = 0.45359237
const CM_PER_INCH = 2.54

/** Converts pounds to kilograms. Source: the international pound of 1959, exact. */
export function toKilograms(pounds: number): number {
  return pounds * KG_PER_LB
}

/** Converts inches to centimeters. Source: the international inch of 1959, exact. */
export function toCentimeters(inches: number): number {
  return inches * CM_PER_INCH
}

/**
 * Computes the body mass index from pounds and inches: 703 × lb / in². Unrounded, because it is compared with all limits.
 * Source: CDC, BMI in US units; the academy's specification, section 9.
 */
export function bodyMassIndex(pounds: number, inches: number): number {
  return (703 * pounds) / inches ** 2
}

/** Formats inches as feet and inches: 70 is 5'10". Source: 12 inches to the foot. */
export function formatHeight(inches: number): string {
  return `${Math.floor(inches / 12)}'${inches % 12}"`
}
