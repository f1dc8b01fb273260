/** The goals of a plan. Below 18 there are no diets, so one of them has another label (see goalLabel). */
export const GOALS = {
  all: 'All-around',
  stronger: 'Get stronger',
  jumpHigher: 'Jump higher',
  getQuicker: 'Get quicker',
  loseWeight: 'Lose weight',
  gainWeight: 'Gain weight',
} as const

export type Goal = keyof typeof GOALS
export const GOAL_KEYS = Object.keys(GOALS) as Goal[]

export const POSITIONS = { none: 'No position yet', guard: 'Guard', forward: 'Forward', center: 'Center' } as const

export type Position = keyof typeof POSITIONS
export const POSITION_KEYS = Object.keys(POSITIONS) as Position[]

export const GENDERS = { male: 'Male', female: 'Female' } as const

export type Gender = keyof typeof GENDERS
export const GENDER_KEYS = Object.keys(GENDERS) as Gender[]

/** Whole years, whole feet, whole inches, pounds, days per week. */
export const BOUNDS = {
  age: { min: 5, max: 99 },
  feet: { min: 1, max: 8 },
  inches: { min: 0, max: 11 },
  /** Of feet and inches combined. */
  height: { min: 30, max: 90 },
  weight: { min: 30, max: 500 },
  days: { min: 1, max: 7, initial: 3 },
} as const

/** Age limits: child below 12, youth below 18. */
export const CHILD_UNTIL = 12
export const PARENT_UNTIL = 13
export const YOUTH_UNTIL = 18

/** The id of the heading beside the form, which is focused when the user returns from the plan. */
export const INTRO_HEADING = 'plan-form-heading'

/** The meals of a day. Groceries are grouped by the same labels. */
export const SLOTS = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snacks: 'Snacks' } as const

export type Slot = keyof typeof SLOTS
export const SLOT_KEYS = Object.keys(SLOTS) as Slot[]

/** The eating styles of meals and tips. */
export const STYLES = {
  muscle: 'Muscle',
  recovery: 'Recovery',
  energy: 'Energy',
  allAround: 'All-around',
} as const

export type Style = keyof typeof STYLES

/** Allergens and other ingredients that a family may have to avoid. */
export const CONTENTS = {
  peanut: 'Peanut',
  dairy: 'Milk and dairy',
  gluten: 'Gluten',
  meat: 'Meat, poultry or fish',
  notHalal: 'Not halal',
} as const

export type Content = keyof typeof CONTENTS

/** The diet choices of a family, with the ingredients that each excludes. */
export const DIETS = {
  peanutFree: { label: 'No peanut', without: 'peanut' },
  dairyFree: { label: 'No dairy', without: 'dairy' },
  glutenFree: { label: 'No gluten', without: 'gluten' },
  vegetarian: { label: 'Vegetarian', without: 'meat' },
  halal: { label: 'Halal', without: 'notHalal' },
} as const satisfies Record<string, { label: string; without: Content }>

export type Diet = keyof typeof DIETS
export const DIET_KEYS = Object.keys(DIETS) as Diet[]

/** The parts of a plate. The options of a snack are all `main`. */
export const PARTS = { main: 'Main', side: 'Side', drink: 'Drink' } as const

export type Part = keyof typeof PARTS

/** The units of foods, singular and plural. */
export const UNITS = {
  piece: ['', ''],
  cup: ['cup', 'cups'],
  tablespoon: ['tbsp', 'tbsp'],
  ounce: ['oz', 'oz'],
  slice: ['slice', 'slices'],
  can: ['can', 'cans'],
} as const

export type Unit = keyof typeof UNITS

/** The three lists of exercises and of demo videos. */
export const LISTS = {
  skill: 'Basketball skill development',
  athletic: 'Athletic development',
  recovery: 'Recovery',
} as const

export type ListName = keyof typeof LISTS
export const LIST_KEYS = Object.keys(LISTS) as ListName[]

/** The qualities that exercises train. Strength and jumps need a rest day in between. */
export const QUALITIES = {
  skill: 'Skill',
  strength: 'Strength',
  jump: 'Jumps and landings',
  speed: 'Speed and feet',
  control: 'Balance and core',
  mobility: 'Mobility and rest',
} as const

export type Quality = keyof typeof QUALITIES

export const EQUIPMENT = {
  none: 'Nothing',
  ball: 'A ball',
  hoop: 'A ball and a hoop',
  cones: 'Cones or shoes',
  rope: 'Jump rope',
  band: 'Resistance band',
  mat: 'Mat or carpet',
  weights: 'Weights and a coach',
} as const

export type Equipment = keyof typeof EQUIPMENT

/** The equipment that users can select. Weights are available from WEIGHTS_FROM on. */
export const GEAR = {
  ball: 'Ball',
  hoop: 'Hoop',
  cones: 'Cones or shoes',
  rope: 'Jump rope',
  band: 'Resistance band',
  mat: 'Mat or carpet',
  weights: 'Weights and a coach',
} as const satisfies Partial<Record<Equipment, string>>

export type Gear = keyof typeof GEAR
export const GEAR_KEYS = Object.keys(GEAR) as Gear[]

/** The minimum age for weights, which also need a coach present. */
export const WEIGHTS_FROM = 13

/** The shopping periods, in days. */
export const SHOPPING_DAYS = [1, 3, 7] as const

/** The weight status shown first for players under 18; see weight-status.ts. */
export const YOUTH_BMI = {
  both: 'CDC band first, the fixed cut-off for parents',
  cdc: 'CDC band alone',
  spec: 'Fixed cut-off alone',
} as const

export type YouthBmi = keyof typeof YOUTH_BMI

/**
 * Returns whether a grown-up must be present at this entered age. False for input that is not an age, because the checkbox is
 * not shown then.
 */
export function needsParent(age: string): boolean {
  return /^\s*\d+\s*$/.test(age) && Number(age) < PARENT_UNTIL
}

/** Returns the label of a goal at this age: no one under 18 is told to lose weight. */
export function goalLabel(goal: Goal, age: number): string {
  return goal === 'loseWeight' && age < YOUTH_UNTIL ? 'Feel fitter (no dieting)' : GOALS[goal]
}
