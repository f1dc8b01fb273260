import { expect, test } from 'vitest'
import { compareVersions } from './text-change'

const long = (words: string) => ({ root: { children: [{ children: [{ text: words }] }] } })

test('returns the first short value that differs', () => {
  const before = { id: '1', version_title: 'Bring a ball', version_order: 10, version_updated_at: '1' }
  const after = { id: '2', version_title: 'Balls are here', version_order: 10, version_updated_at: '2' }
  expect(compareVersions(before, after)).toEqual({ before: 'Bring a ball', after: 'Balls are here' })
  expect(compareVersions({}, { version_title: 'New' })).toEqual({ before: '', after: 'New' })
})

test('formats amounts in dollars, and ignores the list of former amounts', () => {
  const before = { version_former_fees: '', version_monthly_cents: 19_999 }
  const after = { version_former_fees: '19999', version_monthly_cents: 21_000 }
  expect(compareVersions(before, after)).toEqual({ before: '$199.99', after: '$210' })
})

test('counts the changed words of a longer text', () => {
  const before = { version_content: long('one two two three') }
  const after = { version_content: long('one two four five three') }
  expect(compareVersions(before, after)).toEqual({ more: 2, fewer: 1 })
})

test('returns null when no text differs', () => {
  const version = { version_title: 'Same', version__status: 'draft' }
  expect(compareVersions(version, { ...version, version__status: 'published', version_featured: true })).toBeNull()
})
