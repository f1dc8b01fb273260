import { formatCount, pluralize, spellNumber } from '@/lib/counts'
import { capitalize } from '@/lib/text'
import { formatHeight, type PlanInput } from './body'
import { goalLabel, PARENT_UNTIL, POSITIONS, YOUTH_UNTIL, type Goal } from './options'

/** In years. Below, the text about gaining weight is about growing. */
const GROWING_UNTIL = 14

/** Returns the plan's heading, with the name when there is one. No unit. */
export function titleOf({ name }: PlanInput): string {
  return name ? `${name}’s plan` : 'Your plan'
}

/**
 * Summarizes the answers in two short sentences: years, feet and inches, pounds. Omits the weight below 13, and for everyone
 * in print.
 */
export function summaryOf(input: PlanInput, isOnPaper = false): string {
  const { age, height, weight, position, goal, trainingFrequency: days } = input
  const body = [`Age ${age}`, formatHeight(height)]
  if (age >= PARENT_UNTIL && !isOnPaper) body.push(`${weight} lb`)
  if (position !== 'none') body.push(POSITIONS[position].toLowerCase())
  const often = `${capitalize(spellNumber(days))} ${pluralize(days, 'day')} a week`
  return `${body.join(', ')}. ${often}, ${goalLabel(goal, age).toLowerCase()}.`
}

/** Returns training days and goal in one line; days per week. */
export function trainingLine({ trainingFrequency: days, goal, age }: PlanInput): string {
  return `${formatCount(days, 'training day')} a week. Goal: ${goalLabel(goal, age)}.`
}

/** Returns the greeting of the nutrition tab, with the name when there is one. */
export function greetingOf({ name }: PlanInput): string {
  return name ? `Hi ${name}! Here is how to eat for your training.` : 'Hi! Here is how to eat for your training.'
}

/** Returns which text describes the focus of a plan: that of the goal, or another one for players who are still growing. */
export function chooseFocus(goal: Goal, age: number): Goal | 'feelFitter' | 'growing' {
  if (goal === 'loseWeight' && age < YOUTH_UNTIL) return 'feelFitter'
  return goal === 'gainWeight' && age < GROWING_UNTIL ? 'growing' : goal
}
