import { expect, test } from 'vitest'
import { listChanges } from './changes'

const entry = { schoolName: 'Old School', weightLbs: '110', goals: null, phoneNormalised: '1', positions: ['Center'] }

test('only what is different is a change, with both texts', () => {
  const record = {
    columns: { schoolName: 'New School', weightLbs: 110, goals: '', phoneNormalised: '2' },
    lists: { positions: ['Center', 'Point Guard'] },
  }
  expect(listChanges(entry, record)).toEqual([
    { field: 'schoolName', before: 'Old School', after: 'New School' },
    { field: 'positions', before: 'Center', after: 'Center, Point Guard' },
  ])
})

test('what was filled in and what was emptied are changes', () => {
  expect(listChanges(entry, { columns: { goals: 'Play.', schoolName: null } })).toEqual([
    { field: 'goals', before: null, after: 'Play.' },
    { field: 'schoolName', before: 'Old School', after: null },
  ])
})
