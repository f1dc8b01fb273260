import { describe, expect, test } from 'vitest'
import { actionLabel, detailLabel } from './audit-labels'

test.each([
  ['untagged', 'Tag taken off'],
  ['sent a new link', 'Sent a new link'],
])('labels the action “%s” as “%s”', (action, words) => {
  expect(actionLabel(action)).toBe(words)
})

describe('the detail of an action', () => {
  test.each([
    ['names of changed fields are words', 'changed', 'applications', 'fullName, notes', 'full name, internal notes'],
    ['names of merged fields are words', 'merged', 'applications', 'whyJoin', 'why join'],
    ['a sentence stays as it is', 'assigned', 'applications', 'to Kim Example', 'to Kim Example'],
    ['a field of another list has its label', 'changed', 'fees', 'monthlyCents, note', 'monthly fee, note'],
    ['what has no label is spelled out', 'changed', 'enrolments', 'guardianName', 'guardian name'],
    ['what has no kind is spelled out', 'changed', null, 'guardianName', 'guardian name'],
    ['nothing reads as nothing, even of a change', 'changed', 'applications', '', ''],
    ['what was never noted reads as nothing', 'opened', 'applications', null, ''],
  ])('%s', (_what, action, kind, detail, words) => {
    const labels: Record<string, string> = { monthlyCents: 'Monthly fee' }
    expect(detailLabel(action, kind, detail, (name) => labels[name])).toBe(words)
  })
})
