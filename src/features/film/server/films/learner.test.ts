import { expect, test } from 'vitest'
import type { Viewer } from '@/features/members/server/api'
import { learnerOf } from './learner'

const first = { id: 'c1', name: 'Avery K.', divisions: ['10U'] }
const second = { id: 'c2', name: 'Jordan P.', divisions: ['12U'] }

function viewer(change: Partial<Viewer>): Viewer {
  const base = { kind: 'member', id: 'm', name: 'Pat P.', role: 'player', divisions: ['12U'] } as const
  return { ...base, divisions: ['12U'], children: [], isUnder13: false, email: null, ...change }
}

test('a player sees their own records', () => {
  expect(learnerOf(viewer({}))).toEqual({ memberId: 'm', isPlayer: true, isRecorded: true, child: null })
})

test('records a coach’s own progress, but assigns nothing to the coach', () => {
  expect(learnerOf(viewer({ role: 'coach' }))).toMatchObject({ memberId: 'm', isPlayer: false, isRecorded: true })
})

test('records nothing for staff', () => {
  const staff = viewer({ kind: 'staff', role: 'admin' })
  expect(learnerOf(staff)).toMatchObject({ memberId: null, isPlayer: false, isRecorded: false })
})

test('a parent sees the requested child, else the first one, and never a child of others', () => {
  const parent = viewer({ role: 'parent', divisions: [], children: [first, second] })
  expect(learnerOf(parent, 'c2')).toEqual({ memberId: 'c2', isPlayer: true, isRecorded: false, child: second })
  expect(learnerOf(parent)).toMatchObject({ memberId: 'c1' })
  expect(learnerOf(parent, 'other-child')).toMatchObject({ memberId: 'c1' })
})

test('a parent without a linked child has no access to films', () => {
  expect(learnerOf(viewer({ role: 'parent' }), 'c1')).toBeNull()
})
