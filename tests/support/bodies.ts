import type { PlanInput } from '@/features/plan/rules/body'
import type { Gender, Goal, Position } from '@/features/plan/rules/options'

/** Anonymous body data: gender, years, inches, pounds, days a week, goal and position. */
export function body(
  gender: Gender,
  age: number,
  height: number,
  weight: number,
  trainingFrequency: number,
  goal: Goal,
  position: Position = 'none',
): PlanInput {
  return { name: '', gender, age, height, weight, trainingFrequency, goal, position }
}
