import 'server-only'
import type { CollectionSlug, Where } from 'payload'
import { toDay } from '@/lib/dates'
import { LETTER_FROM_CENTS } from '@/lib/money'
import type { NarrowedList } from '../narrowed-lists'
import type { StaffRole } from '@/lib/roles'

/** Conditions in the shape of the admin's list filter: an OR of ANDs. */
export type Conditions = Record<string, Record<string, unknown>>[][]

/** A list of the admin whose length is a count of the dashboard. */
export type WorkList = {
  key: string
  collection: CollectionSlug
  /** The roles that work on it, besides admins. Documents that they may not read are not counted. */
  roles: readonly StaffRole[]
  one: string
  many: string
  topic: string
  /** The filter of the list: conditions on its fields, or ids found by a SQL statement. */
  filter: { where: Conditions } | { only: NarrowedList }
}

const RECEIVED = { status: { equals: 'received' } }
const NO_LETTER = { letterSentOn: { exists: false } }

/** Lists the open work outside the inbox at this time. */
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
    {
      key: 'named-pictures',
      collection: 'media',
      roles: ['editor'],
      one: 'picture names a child who is tagged on it',
      many: 'pictures name a child who is tagged on them',
      topic: 'pictures',
      filter: { only: 'named-pictures' },
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
      one: 'access code expires within 14 days',
      many: 'access codes expire within 14 days',
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

/** Converts the conditions for the Local API. */
export function toWhere(where: Conditions): Where {
  return { or: where.map((all) => ({ and: all as Where[] })) }
}

/** Converts the conditions for the address of the admin's list. */
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

// The received amount decides; if it was not entered, the pledged one.
function lettersDue(): Conditions {
  const from = { greater_than_equal: LETTER_FROM_CENTS }
  return [
    [RECEIVED, NO_LETTER, { receivedCents: from }],
    [RECEIVED, NO_LETTER, { receivedCents: { exists: false } }, { amountCents: from }],
  ]
}

// Days are stored as noon UTC: everything before this timestamp is an earlier day.
function startOf(day: string): string {
  return `${day}T00:00:00.000Z`
}
