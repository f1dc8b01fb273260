import { describe, expect, test } from 'vitest'
import { INBOX_KIND_KEYS, INBOX_KINDS, WAITING_STATUSES, type InboxKind } from '@/features/entries/rules/kinds'
import {
  explainRefusedMove,
  firstStatus,
  FLOWS,
  listNextStatuses,
  statusLabel,
  statusOptions,
} from '@/features/entries/rules/flow'

// Written by hand and not generated from the rules, so that every added or removed transition must be changed here too. Each
// row lists what may follow its status: "yes", "no", or "-" for the status itself. The first row is the initial status.
const REGISTRATION = `
  from        pending in_review needs_info evaluation accepted waitlisted declined enrolled withdrawn spam
  pending     -       yes       yes        yes        no       no         yes      no       yes       yes
  in_review   yes     -         yes        yes        yes      yes        yes      no       yes       no
  needs_info  yes     yes       -          yes        no       no         yes      no       yes       no
  evaluation  yes     no        no         -          yes      yes        yes      no       yes       no
  accepted    no      no        no         no         -        yes        no       no       yes       no
  waitlisted  yes     no        no         yes        yes      -          yes      no       yes       no
  declined    yes     yes       no         no         no       no         -        no       no        no
  enrolled    no      no        no         no         no       no         no       -        yes       no
  withdrawn   yes     yes       no         no         no       no         no       no       -         no
  spam        yes     yes       no         no         no       no         no       no       no        -`

const APPLICATION = `
  from        pending in_review needs_info evaluation accepted waitlisted declined withdrawn spam
  pending     -       yes       yes        yes        no       no         yes      yes       yes
  in_review   yes     -         yes        yes        yes      yes        yes      yes       no
  needs_info  yes     yes       -          yes        no       no         yes      yes       no
  evaluation  yes     no        no         -          yes      yes        yes      yes       no
  accepted    no      no        no         no         -        yes        no       yes       no
  waitlisted  yes     no        no         yes        yes      -          yes      yes       no
  declined    yes     yes       no         no         no       no         -        no        no
  withdrawn   yes     yes       no         no         no       no         no       -         no
  spam        yes     yes       no         no         no       no         no       no        -`

const MESSAGE = `
  from       pending answered in_review spam
  pending    -       yes      no        yes
  answered   yes     -        yes       no
  in_review  yes     yes      -         yes
  spam       yes     no       yes       -`

const TOUR = `
  from       pending confirmed visited declined cancelled spam
  pending    -       yes       no      yes      yes       yes
  confirmed  no      -         yes     no       yes       no
  visited    no      yes       -       no       no        no
  declined   no      yes       no      -        no        no
  cancelled  no      yes       no      no       -         no
  spam       no      yes       no      no       no        -`

const PLEDGE = `
  from          pledged contacted received acknowledged cancelled spam
  pledged       -       yes       yes      no           yes       yes
  contacted     yes     -         yes      no           yes       no
  received      no      yes       -        yes          yes       no
  acknowledged  no      no        yes      -            yes       no
  cancelled     yes     yes       no       no           -         no
  spam          yes     yes       no       no           no        -`

const SPONSOR = `
  from       pending contacted agreed declined spam
  pending    -       yes       no     yes      yes
  contacted  yes     -         yes    yes      no
  agreed     no      yes       -      no       no
  declined   yes     yes       no     -        no
  spam       yes     yes       no     no       -`

const TABLES: Record<InboxKind, string> = {
  'player-registrations': REGISTRATION,
  'tryout-registrations': REGISTRATION,
  applications: APPLICATION,
  'form-entries': MESSAGE,
  'tour-requests': TOUR,
  pledges: PLEDGE,
  'sponsor-inquiries': SPONSOR,
}

const LABELS: Record<string, string> = {
  pending: 'Pending',
  in_review: 'In review',
  needs_info: 'Needs info',
  evaluation: 'Evaluation',
  accepted: 'Accepted',
  waitlisted: 'Waitlisted',
  declined: 'Declined',
  enrolled: 'Enrolled',
  withdrawn: 'Withdrawn',
  spam: 'Spam',
  answered: 'Answered',
  confirmed: 'Confirmed',
  visited: 'Visited',
  cancelled: 'Canceled',
  pledged: 'Pledged',
  contacted: 'Contacted',
  received: 'Received',
  acknowledged: 'Acknowledged',
  agreed: 'Agreed',
}

type Line = { from: string; cells: [to: string, mark: string][] }

function readTable(table: string): Line[] {
  const [[, ...statuses] = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/))
  expect(lines.map(([from]) => from)).toEqual(statuses)
  return lines.map(([from = '', ...marks]) => ({ from, cells: statuses.map((to, index) => [to, marks[index] ?? '']) }))
}

describe.each(INBOX_KIND_KEYS)('%s', (kind) => {
  const { flow } = INBOX_KINDS[kind]
  const lines = readTable(TABLES[kind])

  test.each(lines)('allows only the transitions of the table from $from', ({ from, cells }) => {
    const mark = (to: string) => (explainRefusedMove(flow, from, to) === null ? 'yes' : 'no')
    expect(cells.map(([to]) => `${to} ${from === to ? '-' : mark(to)}`)).toEqual(cells.map((cell) => cell.join(' ')))
    const follow = cells.filter(([, allowed]) => allowed === 'yes').map(([to]) => to)
    expect([...listNextStatuses(flow, from)].sort()).toEqual(follow.sort())
  })

  test('has these statuses with these labels, and starts with the first', () => {
    expect(statusOptions(flow)).toEqual(lines.map(({ from }) => ({ value: from, label: LABELS[from] })))
    for (const { from } of lines) expect(statusLabel(from, flow)).toBe(LABELS[from])
    expect(firstStatus(flow)).toBe(lines[0]!.from)
  })
})

test('uses every flow for some kind, so that each has a table', () => {
  const used = INBOX_KIND_KEYS.map((kind) => INBOX_KINDS[kind].flow)
  expect(Object.keys(FLOWS).sort()).toEqual([...new Set<string>(used)].sort())
})

test('expects an answer in these statuses only', () => {
  expect(WAITING_STATUSES).toEqual(['pending', 'in_review', 'pledged'])
})
