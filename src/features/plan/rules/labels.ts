import type { Labels } from '@/lib/form-problems'
import type { PlanValues } from './schema'

/** The labels of the plan form's fields. */
export const PLAN_LABELS: Labels<PlanValues> = {
  name: 'Name',
  age: 'Age',
  gender: 'Gender',
  grownUp: 'Grown-up',
  feet: 'Height, feet',
  inches: 'Height, inches',
  weight: 'Weight',
  position: 'Position',
  goal: 'Primary goal',
  trainingFrequency: 'Training days a week',
}
