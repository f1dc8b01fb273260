import { describe, expect, test } from 'vitest'
import { registrationInput, tryoutInput } from '../../../../tests/support/factories'
import { REGISTRATION_CASES, TRYOUT_CASES } from '../../../../tests/support/rule-cases'
import { registrationSchema, tryoutSchema } from './registration-schema'

const FORMS = [
  { name: 'tryout', schema: tryoutSchema, input: tryoutInput, cases: TRYOUT_CASES },
  { name: 'registration', schema: registrationSchema, input: registrationInput, cases: REGISTRATION_CASES },
]

describe.each(FORMS)('the rules of the $name form, at their boundaries', ({ schema, input, cases }) => {
  test.each(cases)('%s = %j gives %j', (field, value, message) => {
    const issues = schema.safeParse(input({ [field]: value })).error?.issues ?? []
    expect(issues.find(({ path }) => path[0] === field)?.message ?? null).toBe(message)
  })

  test.each(['status', 'division', 'id', 'createdAt', '__proto__x'])('a field named %s is refused', (name) => {
    expect(schema.safeParse(input({ [name]: 'accepted' })).success).toBe(false)
  })
})
