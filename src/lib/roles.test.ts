import { expect, test } from 'vitest'
import type { Division } from '@/payload-types'
import { divisionsOf, hasRole, isStaff, mayCoach, type Actor } from './roles'

const coach: Actor = { collection: 'staff', roles: ['coach'], mayCoach: true }
const editor: Actor = { collection: 'staff', roles: ['editor'] }
const admin: Actor = { collection: 'staff', roles: ['admin'] }
// A user of another collection, whatever its fields contain.
const member: Actor = { collection: 'members', roles: ['admin', 'coach'] }

test('only accounts of the staff collection are staff', () => {
  expect([coach, admin].map(isStaff)).toEqual([true, true])
  expect([member, { roles: member.roles }, null, undefined].map(isStaff)).toEqual([false, false, false, false])
})

test.each<[string, Actor]>([
  ['a coach', coach],
  ['an editor who is also a coach', { ...editor, roles: ['editor', 'coach'] }],
  ['an admin, who has every role,', admin],
])('%s has access for registrars and coaches', (_who, user) => {
  expect(hasRole(user, 'registrar', 'coach')).toBe(true)
})

test.each<[string, Actor]>([
  ['an editor', editor],
  ['a member of staff without a role', { collection: 'staff', roles: null }],
  ['an account of another collection', member],
  ['a visitor', null],
  ['a visitor without a session', undefined],
])('%s has no access for registrars and coaches', (_who, user) => {
  expect(hasRole(user, 'registrar', 'coach')).toBe(false)
})

test('without roles, only admins pass', () => {
  expect([admin, coach, member, null].map((user) => hasRole(user))).toEqual([true, false, false, false])
})

test('returns the ids of a coach’s divisions, populated or not', () => {
  const loaded = { id: 'd-9u' } as Division
  expect(divisionsOf({ ...coach, divisions: [loaded, 'd-11u'] })).toEqual(['d-9u', 'd-11u'])
})

test('a coach without valid credentials, or without computed ones, has no divisions', () => {
  for (const hold of [false, null, undefined]) {
    const closed = { ...coach, divisions: ['d-9u'], mayCoach: hold }
    expect([mayCoach(closed), divisionsOf(closed)]).toEqual([false, []])
  }
  expect([mayCoach(coach), mayCoach(admin), mayCoach(editor), mayCoach({ ...editor, mayCoach: true })]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each<Actor[]>([[null], [undefined], [coach], [{ ...coach, divisions: null }]])('%j has no division', (user) => {
  expect(divisionsOf(user)).toEqual([])
})
