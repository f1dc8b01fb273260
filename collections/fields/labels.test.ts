import { expect, test } from 'vitest'
import type { Field } from 'payload'
import { labelInSentenceCase } from './labels'

test('labels fields by their names in sentence case, also inside groups, tabs and blocks, and keeps own labels', () => {
  const text = (name: string, label?: string | false): Field => ({ name, type: 'text', label })
  const labeled = labelInSentenceCase([
    text('firstName'),
    text('slug', 'Address'),
    text('hidden', false),
    { name: 'homeCourt', type: 'group', fields: [text('streetName')] },
    { type: 'tabs', tabs: [{ label: 'More', fields: [text('lastName')] }] },
    { name: 'parts', type: 'blocks', blocks: [{ slug: 'quote', fields: [text('saidBy')] }] },
  ])
  expect(labeled).toMatchObject([
    { label: 'First name' },
    { label: 'Address' },
    { label: false },
    { label: 'Home court', fields: [{ label: 'Street name' }] },
    { tabs: [{ label: 'More', fields: [{ label: 'Last name' }] }] },
    { label: 'Parts', blocks: [{ fields: [{ label: 'Said by' }] }] },
  ])
})
