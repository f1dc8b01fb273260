import { formatCount, formatNumber } from '@/lib/counts'
import { toCentimeters, toKilograms, type PlanInput } from './body'
import { DEFICIT_FLOOR, OVERWEIGHT_BMI, schofieldRow } from './energy'
import { YOUTH_UNTIL } from './options'
import type { PlanFigures, PlanSettings } from './plan'

export type Explanation = { title: string; text: string; source: string }

/** Explains the figures of a plan step by step in plain words, with its own numbers in kcal and oz. */
export function explainPlan(input: PlanInput, figures: PlanFigures, settings: PlanSettings): Explanation[] {
  return [
    basal(input, figures),
    activity(input, figures),
    ...range(figures),
    goal(input, figures),
    macros(input, figures, settings),
    meals(figures),
    water(input, figures),
    bodyMass(input, figures),
  ]
}

function basal(input: PlanInput, { energy }: PlanFigures): Explanation {
  const [kg, cm] = [toKilograms(input.weight).toFixed(2), toCentimeters(input.height).toFixed(2)]
  const title = 'Energy at rest'
  if (input.age >= YOUTH_UNTIL) {
    const last = input.gender === 'male' ? '+ 5' : '- 161'
    return {
      title,
      text: `10 × ${kg} kg + 6.25 × ${cm} cm - 5 × ${input.age} years ${last} = ${tenths(energy.basal)} kcal`,
      source: 'Mifflin-St Jeor 1990, adults',
    }
  }
  const { perKg, perCm, constant } = schofieldRow(input.gender, input.age)
  return {
    title,
    text: `${perKg} × ${kg} kg + ${perCm} × ${cm} cm + ${constant} = ${tenths(energy.basal)} kcal`,
    source: 'Schofield 1985, made for growing bodies, with weight and height',
  }
}

function activity({ trainingFrequency: days }: PlanInput, { energy }: PlanFigures): Explanation {
  return {
    title: 'A day with training',
    text: `${tenths(energy.basal)} kcal × ${energy.multiplier} for ${formatCount(days, 'training day')} a week = ${kcal(energy.raw)}`,
    source: 'Our activity factors, with a little more for younger players',
  }
}

function range({ energy }: PlanFigures): Explanation[] {
  if (!energy.range) return []
  const { low, high } = energy.range
  return [
    {
      title: 'What growing takes',
      text: `A body of this age and size needs ${formatNumber(low)} to ${kcal(high)}. The plan stays inside: ${kcal(energy.maintenance)}`,
      source: 'Dietary Reference Intakes for Energy, National Academies 2023',
    },
  ]
}

function goal(input: PlanInput, { energy, bmi }: PlanFigures): Explanation {
  const change =
    energy.shift === 0
      ? `The goal changes nothing: ${formatNumber(energy.calories)} calories a day`
      : `The goal ${energy.shift > 0 ? 'adds' : 'takes'} ${formatNumber(Math.abs(energy.shift))}: ${formatNumber(energy.calories)} calories a day`
  return {
    title: 'The goal',
    text: [`${change}, to the nearest 10.`, limitOf(input, bmi)].filter(Boolean).join(' '),
    source: 'American Academy of Pediatrics 2017, weight control in young athletes',
  }
}

function limitOf({ age, gender, goal: chosen }: PlanInput, bmi: number): string {
  if (age < YOUTH_UNTIL) return 'Under 18 no plan ever eats less than the body needs.'
  if (chosen !== 'loseWeight') return ''
  if (bmi < OVERWEIGHT_BMI) return `Below a body mass index of ${OVERWEIGHT_BMI} there is nothing to take away.`
  return `It never takes more than leaves ${formatNumber(DEFICIT_FLOOR[gender])} calories, or what the body needs at rest.`
}

function macros({ age }: PlanInput, { split, grams }: PlanFigures, settings: PlanSettings): Explanation {
  const isHeld = age < YOUTH_UNTIL && settings.youthMacroClamp
  const why = isHeld ? ' Under 18 at least 25% comes from fat: growing bodies need it.' : ''
  return {
    title: 'Protein, carbs and fats',
    text: `We begin at 25/55/20 percent and move a few points for position and goal: ${split.protein}/${split.carbs}/${split.fat}. A gram of protein or carbs has 4 calories, a gram of fat 9: ${grams.protein} g, ${grams.carbs} g and ${grams.fat} g.${why}`,
    source: isHeld ? 'Acceptable macronutrient ranges, 4 to 18 years, National Academies' : 'The academy’s own split',
  }
}

function meals({ meals: { breakfast, lunch, dinner, snacks } }: PlanFigures): Explanation {
  return {
    title: 'The four meals',
    text: `25, 30, 30 and 15 percent: ${formatNumber(breakfast)}, ${formatNumber(lunch)}, ${formatNumber(dinner)} and ${formatNumber(snacks)} calories.`,
    source: 'The academy’s own split',
  }
}

function water({ weight, age }: PlanInput, { hydration }: PlanFigures): Explanation {
  const share = age < YOUTH_UNTIL ? ', of which a player under 18 takes 85 percent' : ''
  return {
    title: 'Water',
    text: `0.67 oz for each of ${weight} lb${share}, with an upper limit for the age: ${hydration.dailyOunces} oz a day.`,
    source: 'The academy’s rule, checked against AAP 2011 on exercise in the heat',
  }
}

function bodyMass({ weight, height, age }: PlanInput, { bmi }: PlanFigures): Explanation {
  const compared = age < YOUTH_UNTIL ? 'compared with children of the same age' : 'by the usual limits for adults'
  return {
    title: 'Body mass index',
    text: `703 × ${weight} lb / (${height} in × ${height} in) = ${bmi.toFixed(2)}, ${compared}. It cannot tell muscle from fat.`,
    source: age < YOUTH_UNTIL ? 'CDC growth charts 2000' : 'CDC and WHO limits for adults',
  }
}

// One decimal, so that a printed sum is exact.
function tenths(value: number): string {
  const rounded = value.toFixed(1)
  return `${formatNumber(Math.trunc(Number(rounded)))}${rounded.slice(-2)}`
}

function kcal(value: number): string {
  return `${formatNumber(value)} kcal`
}
