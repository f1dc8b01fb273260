import { expect, test } from 'vitest'
import { defaultTarget, chooseSide, toMerge } from './duplicates'
import type { Duplicate } from './entry'

function duplicate(change: { mine?: object; theirs?: object } = {}): Duplicate {
  const side = (id: string, receivedAt: string) => ({
    id,
    reference: id,
    receivedAt,
    status: 'pending',
    revision: 1,
  })
  return {
    mine: { ...side('m', '2026-11-20T10:00:00Z'), ...change.mine },
    theirs: { ...side('t', '2026-11-18T10:00:00Z'), ...change.theirs },
    fields: [
      { name: 'schoolName', label: 'School', mine: 'New', theirs: 'Old' },
      { name: 'goals', label: 'Goals', mine: '', theirs: 'To play' },
      { name: 'grade', label: 'Grade', mine: '6', theirs: '6' },
    ],
  }
}

test('keeps the older entry with the newer one’s answers', () => {
  expect(defaultTarget(duplicate())).toBe('theirs')
  expect(toMerge(duplicate(), 'theirs', {})).toMatchObject({ target: 't', source: 'm', fields: ['schoolName'] })
})

test('never replaces an answer by an empty one, whichever entry is the target, unless staff choose it', () => {
  const [, goals] = duplicate().fields
  expect(chooseSide(duplicate(), goals!, {})).toBe('theirs')
  expect(chooseSide(duplicate(), goals!, { goals: 'mine' })).toBe('mine')
  expect(toMerge(duplicate(), 'mine', {}).fields).toEqual(['goals'])
  expect(toMerge(duplicate(), 'theirs', { goals: 'mine' }).fields).toEqual(['schoolName', 'goals'])
})

test('keeps an answer that staff choose', () => {
  expect(toMerge(duplicate(), 'theirs', { goals: 'theirs' }).fields).toEqual(['schoolName'])
  expect(toMerge(duplicate(), 'mine', { goals: 'mine' }).fields).toEqual([])
  expect(toMerge(duplicate(), 'mine', { goals: 'theirs' })).toMatchObject({
    target: 'm',
    source: 't',
    fields: ['goals'],
  })
})

test('does not merge a new request into an older entry that is closed', () => {
  expect(defaultTarget(duplicate({ theirs: { status: 'declined' } }))).toBe('mine')
  expect(defaultTarget(duplicate({ mine: { status: 'spam' }, theirs: { status: 'declined' } }))).toBe('theirs')
})

test('sends the revisions of both entries as they were seen', () => {
  expect(toMerge(duplicate({ mine: { revision: 4 }, theirs: { revision: 7 } }), 'mine', {})).toMatchObject({
    targetRevision: 4,
    sourceRevision: 7,
  })
})
