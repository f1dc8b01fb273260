import { expect, test } from 'vitest'
import { listChanges } from './changes'

const entry = { schoolName: 'Old School', weightLbs: '110', goals: null, phoneNormalised: '1', positions: ['Center'] }

test('lists only different answers, with both texts', () => {
  const record = {
    columns: { schoolName: 'New School', weightLbs: 110, goals: '', phoneNormalised: '2' },
    lists: { positions: ['Center', 'Point Guard'] },
  }
  expect(listChanges(entry, record)).toEqual([
    { field: 'schoolName', before: 'Old School', after: 'New School' },
    { field: 'positions', before: 'Center', after: 'Center, Point Guard' },
  ])
})

test('lists answers that were filled in or cleared', () => {
  expect(listChanges(entry, { columns: { goals: 'Play.', schoolName: null } })).toEqual([
    { field: 'goals', before: null, after: 'Play.' },
    { field: 'schoolName', before: 'Old School', after: null },
  ])
})
