import { expect, test } from 'vitest'
import { auditPath, parseAuditFilters } from './audit-filters'

const ACTOR = '00000000-0000-4000-8000-000000000001'

test('parses who, what, where and when from the query', () => {
  const filters = { actor: ACTOR, action: 'not a duplicate', kind: 'pledges', from: '2026-11-01', to: '2026-11-20' }
  expect(parseAuditFilters({ ...filters, before: '120' })).toEqual({ ...filters, before: '120' })
})

test.each([
  { actor: 'kim' },
  { action: "x' OR 1=1" },
  { kind: '../staff' },
  { from: '2026-02-30' },
  { before: '1;' },
  { actor: [ACTOR, ACTOR] },
  { search: 'Exampleton' },
  { from: '' },
])('ignores %o', (params) => {
  expect(parseAuditFilters(params)).toEqual({})
})

test('leaves empty filters out of the address', () => {
  expect(auditPath({})).toBe('/admin/audit')
  expect(auditPath({ action: 'exported', kind: '', before: '7' })).toBe('/admin/audit?action=exported&before=7')
})
