import { explainPlan } from '../../src/features/plan/rules/explain'
import type { PlanInput } from '../../src/features/plan/rules/body'
import { GOAL_KEYS, POSITION_KEYS } from '../../src/features/plan/rules/options'
import { computePlan } from '../../src/features/plan/rules/plan'

const PLANS = 5000
const SETTINGS = { youthMacroClamp: true, youthBmi: 'both' } as const

/** Computes thousands of different plans, each with its explanation, and prints the durations in milliseconds as JSON. */
function main(): void {
  const times = Array.from({ length: PLANS }, (_, index) => measure(bodyOf(index))).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  console.log(JSON.stringify({ p50: at(0.5), p99: at(0.99), worst: times.at(-1) }))
}

function measure(input: PlanInput): number {
  const began = performance.now()
  explainPlan(input, computePlan(input, SETTINGS), SETTINGS)
  return performance.now() - began
}

function bodyOf(index: number): PlanInput {
  return {
    name: '',
    age: 5 + (index % 60),
    gender: index % 2 ? 'male' : 'female',
    height: 40 + (index % 45),
    weight: 40 + (index % 300),
    position: POSITION_KEYS[index % POSITION_KEYS.length]!,
    trainingFrequency: 1 + (index % 7),
    goal: GOAL_KEYS[index % GOAL_KEYS.length]!,
  }
}

main()
