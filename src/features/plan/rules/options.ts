/** What a plan can work towards. Below 18 nobody diets, so one of them reads otherwise there (see goalLabel). */
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

/** Whole years, whole feet, whole inches, pounds, days a week. */
export const BOUNDS = {
  age: { min: 5, max: 99 },
  feet: { min: 1, max: 8 },
  inches: { min: 0, max: 11 },
  /** Of feet and inches together. */
  height: { min: 30, max: 90 },
  weight: { min: 30, max: 500 },
  days: { min: 1, max: 7, initial: 3 },
} as const

/** Ages at which something changes: child below 12, youth below 18. */
export const CHILD_UNTIL = 12
export const GROWN_UP_UNTIL = 13
export const YOUTH_UNTIL = 18

/** Id of the heading beside the questions, which takes the focus when somebody comes back from the plan. */
export const INTRO_HEADING = 'plan-form-heading'

/** The meals of a day. Groceries are grouped by the same words. */
export const SLOTS = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snacks: 'Snacks' } as const

export type Slot = keyof typeof SLOTS
export const SLOT_KEYS = Object.keys(SLOTS) as Slot[]

/** What meals and tips are made for. */
export const STYLES = {
  muscle: 'Muscle',
  recovery: 'Recovery',
  energy: 'Energy',
  allAround: 'All-around',
} as const

export type Style = keyof typeof STYLES

/** What a food can contain that a family may have to keep away from. */
export const CONTENTS = {
  peanut: 'Peanut',
  dairy: 'Milk and dairy',
  gluten: 'Gluten',
  meat: 'Meat, poultry or fish',
  notHalal: 'Not halal',
} as const

export type Content = keyof typeof CONTENTS

/** What a family can choose, and what it keeps away. */
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

/** How a food is measured, one and several. */
export const UNITS = {
  piece: ['', ''],
  cup: ['cup', 'cups'],
  tablespoon: ['tbsp', 'tbsp'],
  ounce: ['oz', 'oz'],
  slice: ['slice', 'slices'],
  can: ['can', 'cans'],
} as const

export type Unit = keyof typeof UNITS

/** The three lists of exercises, and of demo videos. */
export const LISTS = {
  skill: 'Basketball skill development',
  athletic: 'Athletic development',
  recovery: 'Recovery',
} as const

export type ListName = keyof typeof LISTS
export const LIST_KEYS = Object.keys(LISTS) as ListName[]

/** What an exercise trains. Strength and jumps need a day of rest in between. */
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

/** What somebody can say they have, one thing each. Weights are asked about from WEIGHTS_FROM on. */
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

/** Weights come in only with a coach beside them, and not before this age. */
export const WEIGHTS_FROM = 13

/** How long a family shops ahead, in days. */
export const SHOPPING_DAYS = [1, 3, 7] as const

/** Which weight status leads for players under 18; see weight-status.ts. */
export const YOUTH_BMI = {
  both: 'CDC band first, the fixed cut-off for parents',
  cdc: 'CDC band alone',
  spec: 'Fixed cut-off alone',
} as const

export type YouthBmi = keyof typeof YOUTH_BMI

/** Whether a grown-up has to sit beside whoever typed this age. What is no age asks for nobody: the box is not shown. */
export function needsGrownUp(age: string): boolean {
  return /^\s*\d+\s*$/.test(age) && Number(age) < GROWN_UP_UNTIL
}

/** The name of a goal for somebody of this age: nobody under 18 is told to lose weight. */
export function goalLabel(goal: Goal, age: number): string {
  return goal === 'loseWeight' && age < YOUTH_UNTIL ? 'Feel fitter (no dieting)' : GOALS[goal]
}
