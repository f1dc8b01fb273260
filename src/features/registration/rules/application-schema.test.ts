import { describe, expect, test } from 'vitest'
import { applicationInput } from '../../../../tests/support/factories'
import { APPLICATION_CASES } from '../../../../tests/support/rule-cases'
import { APPLICATION_GRADES, gradeLabel } from './application-options'
import { applicationSchema } from './application-schema'

describe('the rules of the application, at their boundaries', () => {
  test.each(APPLICATION_CASES)('%s = %j gives %j', (field, value, message) => {
    const issues = applicationSchema.safeParse(applicationInput({ [field]: value })).error?.issues ?? []
    expect(issues.find(({ path }) => path[0] === field)?.message ?? null).toBe(message)
  })

  test.each(['status', 'submittedAt', 'id', 'createdAt', '__proto__x'])('a field named %s is refused', (name) => {
    expect(applicationSchema.safeParse(applicationInput({ [name]: 'accepted' })).success).toBe(false)
  })
})

test('labels the grades of high school and the eighth grade', () => {
  expect(APPLICATION_GRADES.map(gradeLabel)).toEqual([
    '8th Grade',
    '9th Grade',
    '10th Grade',
    '11th Grade',
    '12th Grade',
  ])
})
