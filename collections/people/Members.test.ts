import { expect, test } from 'vitest'
import { Members } from './Members'

const OF_ROLES = ['divisions', 'player', 'account', 'children', 'email', 'guardianEmail', 'isUnder13']

test.each([
  ['player', ['divisions', 'player', 'guardianEmail', 'isUnder13']],
  ['parent', ['children', 'email']],
  ['coach', ['divisions', 'account', 'email']],
  ['admin', ['divisions', 'account', 'email']],
])('the form of a %s shows only the fields of this role: %j', (role, expected) => {
  const shown = Members.fields.flatMap((field) => {
    if (!('name' in field) || !OF_ROLES.includes(field.name)) return []
    return field.admin?.condition?.({}, { role }, {} as never) ? [field.name] : []
  })
  expect(shown).toEqual(expected)
})
