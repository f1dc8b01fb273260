import 'server-only'
import type { CollectionSlug, Where } from 'payload'
import { toDay } from '@/lib/dates'
import { LETTER_FROM_CENTS } from '@/lib/money'
import type { NarrowedList } from '../../rules/narrowed-lists'
import type { StaffRole } from '@/lib/roles'

/** Conditions of which one must hold, each of several that all hold: the two levels that the admin's list can show. */
export type Conditions = Record<string, Record<string, unknown>>[][]

/** A list of the admin whose length is a number of the dashboard. */
export type WorkList = {
  key: string
  collection: CollectionSlug
  /** Whose work it is, beside admins. What they may not read is not counted either. */
  roles: readonly StaffRole[]
  one: string
  many: string
  topic: string
  /** What the list is narrowed to: by conditions on its fields, or by ids that a statement of ours finds. */
  filter: { where: Conditions } | { only: NarrowedList }
}

const RECEIVED = { status: { equals: 'received' } }
const NO_LETTER = { letterSentOn: { exists: false } }

/** Everything that waits for staff beside what people send, as it stands at this moment. */
export function workLists(now: Date): WorkList[] {
  return [
    {
      key: 'comments',
      collection: 'film-comments',
      roles: ['coach'],
      one: 'comment to review',
      many: 'comments to review',
      topic: 'comments',
      filter: {
        where: [
          [{ state: { equals: 'waiting' } }],
          [{ state: { equals: 'hidden' } }, { reports: { greater_than: 0 } }],
        ],
      },
    },
    {
      key: 'thanks',
      collection: 'pledges',
      roles: ['treasurer'],
      one: 'pledge to acknowledge',
      many: 'pledges to acknowledge',
      topic: 'thanks',
      filter: { where: [[RECEIVED]] },
    },
    {
      key: 'letters',
      collection: 'pledges',
      roles: ['treasurer'],
      one: 'gift of $250 or more without a letter',
      many: 'gifts of $250 or more without a letter',
      topic: 'letters',
      filter: { where: lettersDue() },
    },
    {
      key: 'scheduled',
      collection: 'posts',
      roles: ['editor'],
      one: 'article goes out within a week',
      many: 'articles go out within a week',
      topic: 'scheduled articles',
      filter: { only: 'scheduled' },
    },
    ...credentialLists(),
    ...registrarLists(now),
  ]
}

function credentialLists(): WorkList[] {
  return [
    {
      key: 'credentials-end',
      collection: 'staff',
      roles: [],
      one: 'coach’s credentials end soon',
      many: 'coaches’ credentials end soon',
      topic: 'credentials',
      filter: { only: 'ending-credentials' },
    },
    {
      key: 'credentials-lack',
      collection: 'staff',
      roles: [],
      one: 'coach is shut out: credentials ended or missing',
      many: 'coaches are shut out: credentials ended or missing',
      topic: 'credentials',
      filter: { only: 'lacking-credentials' },
    },
  ]
}

function registrarLists(now: Date): WorkList[] {
  return [
    {
      key: 'takedowns',
      collection: 'form-entries',
      roles: ['registrar'],
      one: 'picture or name to decide about',
      many: 'pictures or names to decide about',
      topic: 'take-downs',
      filter: { where: [[{ subject: { exists: true } }, { status: { equals: 'pending' } }]] },
    },
    {
      key: 'tryout-days',
      collection: 'tryout-days',
      roles: ['registrar'],
      one: 'tryout day over and still open',
      many: 'tryout days over and still open',
      topic: 'tryout days',
      filter: { where: [[{ state: { equals: 'open' } }, { day: { less_than: startOf(toDay(now)) } }]] },
    },
    {
      key: 'codes',
      collection: 'members',
      roles: ['registrar'],
      one: 'access code ends within 14 days',
      many: 'access codes end within 14 days',
      topic: 'access codes',
      filter: { only: 'expiring-codes' },
    },
    {
      key: 'mails',
      collection: 'mails',
      roles: ['registrar'],
      one: 'mail that could not be sent',
      many: 'mails that could not be sent',
      topic: 'the outbox',
      filter: { where: [[{ status: { equals: 'failed' } }]] },
    },
  ]
}

/** The conditions as the Local API takes them. */
export function toWhere(where: Conditions): Where {
  return { or: where.map((all) => ({ and: all as Where[] })) }
}

/** The same conditions as the admin's list takes them in its address. */
export function toQuery(where: Conditions): string {
  const query = where.flatMap((all, or) =>
    all.flatMap((condition, and) =>
      Object.entries(condition).flatMap(([field, operators]) =>
        Object.entries(operators).map(
          ([operator, value]) =>
            `where[or][${or}][and][${and}][${field}][${operator}]=${encodeURIComponent(String(value))}`,
        ),
      ),
    ),
  )
  return query.join('&')
}

// What really came decides; where it was not entered, what was promised.
function lettersDue(): Conditions {
  const from = { greater_than_equal: LETTER_FROM_CENTS }
  return [
    [RECEIVED, NO_LETTER, { receivedCents: from }],
    [RECEIVED, NO_LETTER, { receivedCents: { exists: false } }, { amountCents: from }],
  ]
}

// Days are kept as their noon in UTC: everything before this moment is an earlier day.
function startOf(day: string): string {
  return `${day}T00:00:00.000Z`
}
