import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { optionalText } from '@/lib/validation'
import { formatHeight, type PlanInput } from './body'
import { isWithinEquation } from './energy'
import { BOUNDS, GENDER_KEYS, GOAL_KEYS, needsParent, POSITION_KEYS } from './options'

const { age, feet, inches, height, weight, days } = BOUNDS
const HEIGHT_BOUNDS = `Height must be between ${formatHeight(height.min)} and ${formatHeight(height.max)}`

const TOO_YOUNG = `Plans begin at age ${age.min}. For a younger child, please ask your pediatrician.`

const TOO_LIGHT =
  'Our equation for adults does not hold for this height and weight. Please check both, or ask your doctor for a plan.'

/** The schema of the plan's form, in the order of its controls. The values never leave the browser. */
const answers = z.strictObject({
  name: optionalText(LIMITS.name),
  age: digits('Age must be a number').refine((value) => isWithin(value, age), {
    error: ({ input }) => (Number(input) < age.min ? TOO_YOUNG : bounds('Age', age)),
  }),
  grownUp: z.boolean().optional().default(false),
  gender: z.enum(GENDER_KEYS, 'Please choose male or female'),
  feet: digits('Feet must be a number').refine((value) => isWithin(value, feet), bounds('Feet', feet)),
  inches: digits('Inches must be a number less than 12').refine(
    (value) => isWithin(value, inches),
    'Inches must be a number less than 12',
  ),
  weight: digits('Weight must be a number', /^\d+(\.\d+)?$/).refine(
    (value) => isWithin(value, weight),
    `${bounds('Weight', weight)} pounds`,
  ),
  position: z.enum(POSITION_KEYS, 'Please choose a position, or none').optional().default('none'),
  trainingFrequency: digits('Training days must be a number').refine(
    (value) => isWithin(value, days),
    bounds('Training days', days),
  ),
  goal: z.enum(GOAL_KEYS, 'Please choose a goal').optional().default('all'),
})

/** The values of the form: strings as entered. */
export type PlanValues = z.input<typeof answers>

/** Validates the plan's form and converts it to the input of a plan. */
export const planSchema = answers
  .refine(hasPlausibleHeight, { path: ['feet'], message: HEIGHT_BOUNDS, when: always })
  .refine(({ age: years, grownUp }) => !needsParent(years) || grownUp, {
    path: ['grownUp'],
    message: 'Please ask a grown-up to sit with you and tick this box',
    when: always,
  })
  .refine((values) => isWithinEquation(toBody(values)), { path: ['weight'], message: TOO_LIGHT })
  .transform((values): PlanInput => ({
    name: values.name,
    ...toBody(values),
    position: values.position,
    trainingFrequency: Number(values.trainingFrequency),
    goal: values.goal,
  }))

/** A trimmed string of digits; any other value, including an empty one, gets the message. */
function digits(message: string, shape = /^\d+$/) {
  return z.string(message).trim().regex(shape, message)
}

function bounds(name: string, { min, max }: { min: number; max: number }): string {
  return `${name} must be between ${min} and ${max}`
}

function isWithin(value: string | number, { min, max }: { min: number; max: number }): boolean {
  return Number(value) >= min && Number(value) <= max
}

// Reported together with the errors of single fields, not only after those are fixed.
function always(): boolean {
  return true
}

// Errors of feet or inches alone are reported at their fields.
function hasPlausibleHeight(values: { feet: string; inches: string }): boolean {
  if (!isWithin(values.feet, feet) || !isWithin(values.inches, inches)) return true
  return isWithin(toInches(values), height)
}

function toBody(values: z.output<typeof answers>) {
  return {
    age: Number(values.age),
    gender: values.gender,
    height: toInches(values),
    weight: Number(values.weight),
  }
}

function toInches(values: { feet: string; inches: string }): number {
  return Number(values.feet) * 12 + Number(values.inches)
}
