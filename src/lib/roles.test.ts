import { expect, test } from 'vitest'
import type { Division } from '@/payload-types'
import { divisionsOf, hasRole, isStaff, type Actor } from './roles'

const coach: Actor = { collection: 'staff', roles: ['coach'] }
const editor: Actor = { collection: 'staff', roles: ['editor'] }
const admin: Actor = { collection: 'staff', roles: ['admin'] }
// Of another collection, whatever the document says of itself.
const member: Actor = { collection: 'members', roles: ['admin', 'coach'] }

test('only accounts of the staff are staff', () => {
  expect([coach, admin].map(isStaff)).toEqual([true, true])
  expect([member, { roles: member.roles }, null, undefined].map(isStaff)).toEqual([false, false, false, false])
})

test.each<[string, Actor]>([
  ['a coach', coach],
  ['an editor who coaches too', { ...editor, roles: ['editor', 'coach'] }],
  ['an admin, who holds every role,', admin],
])('%s may do what is for registrars and coaches', (_who, user) => {
  expect(hasRole(user, 'registrar', 'coach')).toBe(true)
})

test.each<[string, Actor]>([
  ['an editor', editor],
  ['a member of staff without a role', { collection: 'staff', roles: null }],
  ['an account of another collection', member],
  ['a visitor', null],
  ['a visitor without a session', undefined],
])('%s may not do what is for registrars and coaches', (_who, user) => {
  expect(hasRole(user, 'registrar', 'coach')).toBe(false)
})

test('what names no role is for admins alone', () => {
  expect([admin, coach, member, null].map((user) => hasRole(user))).toEqual([true, false, false, false])
})

test('a coach’s divisions are known by their ids, loaded or not', () => {
  const loaded = { id: 'd-9u' } as Division
  expect(divisionsOf({ ...coach, divisions: [loaded, 'd-11u'] })).toEqual(['d-9u', 'd-11u'])
})

test.each<Actor[]>([[null], [undefined], [coach], [{ ...coach, divisions: null }]])('%j has no division', (user) => {
  expect(divisionsOf(user)).toEqual([])
})
