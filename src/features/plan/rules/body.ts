import type { Gender, Goal, Position } from './options'

/** What a plan is made from. Pounds, inches, whole years, days a week. */
export type PlanInput = {
  name: string
  age: number
  gender: Gender
  /** Total inches. */
  height: number
  weight: number
  position: Position
  trainingFrequency: number
  goal: Goal
}

const KG_PER_LB = 0.45359237
const CM_PER_INCH = 2.54

/** Pounds to kilograms. Source: the international pound of 1959, exact. */
export function toKilograms(pounds: number): number {
  return pounds * KG_PER_LB
}

/** Inches to centimeters. Source: the international inch of 1959, exact. */
export function toCentimeters(inches: number): number {
  return inches * CM_PER_INCH
}

/**
 * Body mass index of pounds and inches, unrounded, because every limit is held against it: 703 × lb / in².
 * Source: CDC, BMI in US units; the academy's specification, section 9.
 */
export function bodyMassIndex(pounds: number, inches: number): number {
  return (703 * pounds) / inches ** 2
}

/** Inches as people say them: 70 is 5'10". Source: 12 inches to the foot. */
export function formatHeight(inches: number): string {
  return `${Math.floor(inches / 12)}'${inches % 12}"`
}
