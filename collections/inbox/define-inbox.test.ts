import { expect, test } from 'vitest'
import { INBOX_KIND_KEYS, INBOX_KINDS } from '@/features/entries/rules/kinds'
import { firstStatus, statusOptions } from '@/features/entries/rules/flow'
import { collections } from '../index'
import { entryField } from './fields'

test.each(INBOX_KIND_KEYS)('stores %s with the statuses of the flow that the inbox shows', (kind) => {
  const { flow } = INBOX_KINDS[kind]
  const { fields } = collections.find(({ slug }) => slug === kind)!
  const status = fields.find((field) => 'name' in field && field.name === 'status')
  expect(status).toMatchObject({ options: statusOptions(flow), defaultValue: firstStatus(flow) })
})

test('places a part of an entry in the sidebar only on request', () => {
  expect(entryField('bar', 'EntryBar', 'sidebar').admin).toMatchObject({ position: 'sidebar' })
  expect(entryField('main', 'EntryMain').admin).not.toHaveProperty('position')
})
