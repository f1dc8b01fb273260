import { expect, test } from 'vitest'
import { defaultKeep, newerSide, toMerge } from './duplicates'
import type { Twin } from './entry'

function twin(change: { mine?: object; theirs?: object } = {}): Twin {
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

test('the older one stays and takes the newer one’s words', () => {
  expect(newerSide(twin())).toBe('mine')
  expect(defaultKeep(twin())).toBe('theirs')
  expect(toMerge(twin(), 'theirs', {})).toMatchObject({ keep: 't', gone: 'm', fields: ['schoolName', 'goals'] })
})

test('a word that staff choose stays', () => {
  expect(toMerge(twin(), 'theirs', { goals: 'theirs' }).fields).toEqual(['schoolName'])
  expect(toMerge(twin(), 'mine', {}).fields).toEqual([])
  expect(toMerge(twin(), 'mine', { goals: 'theirs' })).toMatchObject({ keep: 'm', gone: 't', fields: ['goals'] })
})

test('an older one that is over does not swallow a new request', () => {
  expect(defaultKeep(twin({ theirs: { status: 'declined' } }))).toBe('mine')
  expect(defaultKeep(twin({ mine: { status: 'spam' }, theirs: { status: 'declined' } }))).toBe('theirs')
})

test('what was seen of both is sent with it', () => {
  expect(toMerge(twin({ mine: { revision: 4 }, theirs: { revision: 7 } }), 'mine', {})).toMatchObject({
    keepRevision: 4,
    goneRevision: 7,
  })
})
