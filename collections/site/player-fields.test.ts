import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { profileFields } from './player-fields'

type Judge = (value: unknown, context: { data: object }) => true | string

const named = (fields: Field[], name: string) => fields.find((field) => 'name' in field && field.name === name)!
const judgeOf = (field: Field) => (field as unknown as { validate: Judge }).validate

const achievements = named(profileFields, 'achievements') as Extract<Field, { type: 'array' }>
const TEXTS = [
  ['the biography', judgeOf(named(profileFields, 'bio'))],
  ['an achievement', judgeOf(named(achievements.fields, 'achievement'))],
] as const

test.each(TEXTS)('%s contains the last name only when the family wants the full name', (_name, judge) => {
  const says = (publication: string | undefined, text = 'Exampleton’s first step is quick.') =>
    judge(text, { data: { lastName: 'Exampleton', publication } })
  expect(says('full')).toBe(true)
  for (const publication of ['initial', 'hidden', undefined]) {
    expect(says(publication), publication).toContain('spells the last name')
    expect(says(publication, 'Avery’s first step is quick.'), publication).toBe(true)
  }
})
