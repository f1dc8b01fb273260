import { describe, expect, test } from 'vitest'
import { planSchema, type PlanValues } from './schema'

const GOOD: PlanValues = {
  name: ' Ada ',
  age: '15',
  gender: 'female',
  feet: '5',
  inches: '10',
  weight: '150.5',
  position: 'guard',
  trainingFrequency: '3',
  goal: 'all',
}

function messageOf(field: string, value: unknown, others: object = {}): string | null {
  const issues = planSchema.safeParse({ ...GOOD, ...others, [field]: value }).error?.issues ?? []
  return issues.find(({ path }) => path[0] === field)?.message ?? null
}

test('valid answers become the input of a plan, with the height in inches', () => {
  expect(planSchema.parse(GOOD)).toEqual({
    name: 'Ada',
    age: 15,
    gender: 'female',
    height: 70,
    weight: 150.5,
    position: 'guard',
    trainingFrequency: 3,
    goal: 'all',
  })
})

test('name, position and goal are optional', () => {
  const { name: _name, position: _position, goal: _goal, ...rest } = GOOD
  expect(planSchema.parse(rest)).toMatchObject({ name: '', position: 'none', goal: 'all' })
})

describe('a value that is not a number gets the specified message', () => {
  const words = { age: 'Age must be a number', feet: 'Feet must be a number', weight: 'Weight must be a number' }
  const inputs = ['', '  ', 'abc', '-1', '1e1', '0x10', '٣', 'NaN', 'Infinity', null, undefined, {}]
  test.each(Object.entries(words).flatMap(([field, message]) => inputs.map((input) => [field, input, message])))(
    '%s = %j: %s',
    (field, input, message) => {
      expect(messageOf(field as string, input)).toBe(message)
    },
  )

  test.each(['', 'abc', '12', '-1', '11.5', '99'])('inches = %j', (input) => {
    expect(messageOf('inches', input)).toBe('Inches must be a number less than 12')
  })
})

describe('names the limits', () => {
  test.each([
    ['age', '4', 'Plans begin at age 5. For a younger child, please ask your pediatrician.'],
    ['age', '5', null],
    ['age', '99', null],
    ['age', '100', 'Age must be between 5 and 99'],
    ['age', '12.5', 'Age must be a number'],
    ['feet', '0', 'Feet must be between 1 and 8'],
    ['feet', '9', 'Feet must be between 1 and 8'],
    ['inches', '0', null],
    ['inches', '11', null],
    ['weight', '29.9', 'Weight must be between 30 and 500 pounds'],
    ['weight', '30', null],
    ['weight', ' 500 ', null],
    ['weight', '500.1', 'Weight must be between 30 and 500 pounds'],
    ['weight', '150.', 'Weight must be a number'],
    ['trainingFrequency', '0', 'Training days must be between 1 and 7'],
    ['trainingFrequency', '1', null],
    ['trainingFrequency', '7', null],
    ['trainingFrequency', '8', 'Training days must be between 1 and 7'],
    ['gender', 'other', 'Please choose male or female'],
    ['position', 'coach', 'Please choose a position, or none'],
    ['goal', 'win', 'Please choose a goal'],
  ])('%s = %s: %s', (field, value, message) => {
    const others = field === 'age' ? { grownUp: true } : {}
    expect(messageOf(field, value, others)).toBe(message)
  })

  test.each([
    ['2', '5', `Height must be between 2'6" and 7'6"`],
    ['2', '6', null],
    ['7', '6', null],
    ['7', '7', `Height must be between 2'6" and 7'6"`],
  ])('%s feet %s inches: %s', (feet, inches, message) => {
    expect(messageOf('feet', feet, { inches })).toBe(message)
  })
})

describe('a grown-up', () => {
  test.each([
    ['12', false, 'Please ask a grown-up to sit with you and tick this box'],
    ['12', true, null],
    ['13', false, null],
    // Without an age the form does not show the checkbox, so it is not required.
    ['', false, null],
    ['-5', false, null],
  ])('at age %s with the checkbox %s: %s', (age, grownUp, message) => {
    expect(messageOf('grownUp', grownUp, { age })).toBe(message)
  })

  test('is required together with all other errors', () => {
    const { issues } = planSchema.safeParse({ ...GOOD, age: '8', weight: '' }).error!
    expect([...new Set(issues.map(({ path }) => path[0]))]).toEqual(['weight', 'grownUp'])
  })
})

test('rejects fields that are not in the form', () => {
  expect(planSchema.safeParse({ ...GOOD, email: 'a@example.org' }).success).toBe(false)
})

test('rejects a body for which the adult equation is invalid, with advice, but not a merely light one', () => {
  const small = { age: '60', feet: '4', inches: '8' }
  expect(messageOf('weight', '30', { ...small, feet: '2', inches: '6' })).toContain('ask your doctor for a plan')
  expect(messageOf('weight', '75', small)).toBeNull()
})
