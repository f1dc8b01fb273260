import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { changeOf, type Values } from './changes'

const DRAFT = { _status: 'draft' }
const PUBLISHED = { _status: 'published' }

/** Returns the change of a document from one state to another. */
function change(before: Values, after: Values, { context = {}, live }: { context?: object; live?: Values } = {}) {
  return changeOf({ context } as PayloadRequest, { before, live, after })
}

test('names the changed fields, and is null when nothing changed', () => {
  expect(change({ title: 'A', text: 'B' }, { title: 'C', text: 'B' })).toEqual({ action: 'changed', detail: 'title' })
  expect(change({ tags: ['a'] }, { tags: ['a', 'b'], note: 'New' })?.detail).toBe('tags, note')
  expect(change({ title: 'A' }, { title: 'A', note: null })).toBeNull()
  expect(change({ title: 'A', revision: 1, updatedAt: '1' }, { title: 'A', revision: 2, updatedAt: '2' })).toBeNull()
})

test.each<[string, Values, Values, object?]>([
  ['trashed', {}, { deletedAt: '2026-11-20' }],
  ['untrashed', { deletedAt: '2026-11-20' }, { deletedAt: null }],
  ['published', DRAFT, PUBLISHED],
  ['unpublished', PUBLISHED, DRAFT],
  ['drafted', PUBLISHED, DRAFT, { savesDraft: true }],
  ['published', DRAFT, PUBLISHED, { savesDraft: true }],
  ['uploaded', { filename: 'a.jpg' }, { filename: 'b.jpg' }],
  ['imported', {}, {}, { auditAs: 'imported' }],
])('is “%s” from %j to %j with %j', (action, before, after, context) => {
  expect(change(before, after, { context })?.action).toBe(action)
})

test('compares with the published version, of which a draft may differ', () => {
  const draft = { ...DRAFT, title: 'B' }
  const live = { ...PUBLISHED, title: 'A' }
  expect(change(draft, { ...PUBLISHED, title: 'B' }, { live })).toEqual({ action: 'published', detail: 'title' })
  expect(change(draft, { ...DRAFT, title: 'B' }, { live })?.action).toBe('unpublished')
})

test('records a new password without its text', () => {
  expect(change({}, {}, { context: { setsPassword: true } })).toEqual({ action: 'changed', detail: 'password' })
  expect(change({}, {}, { context: { setsPassword: 'yes' } })).toBeNull()
})
