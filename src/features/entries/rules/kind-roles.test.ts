import { expect, test } from 'vitest'
import { kindsFor, type KindRole } from './kind-roles'
import { INBOX_KIND_KEYS, type InboxKind } from './kinds'

test.each<[string, KindRole[], InboxKind[]]>([
  ['a registrar looks after everything people send, in the order of the tabs', ['registrar'], INBOX_KIND_KEYS],
  [
    'a treasurer looks after supporters, never families',
    ['treasurer'],
    ['tour-requests', 'pledges', 'sponsor-inquiries'],
  ],
  ['someone with neither role looks after nothing', [], []],
])('%s', (_who, held, kinds) => {
  expect(kindsFor((roles) => roles.some((role) => held.includes(role)))).toEqual(kinds)
})
