import { PLEDGE_ENTRY } from '@/features/giving/rules/pledge-labels'
import { SPONSOR_ENTRY } from '@/features/giving/rules/sponsor-labels'
import { TOUR_ENTRY } from '@/features/giving/rules/tour-labels'
import { APPLICATION_ENTRY } from '@/features/registration/rules/application-labels'
import { MESSAGE_ENTRY } from '@/features/registration/rules/contact-labels'
import { REGISTRATION_ENTRY, TRYOUT_ENTRY } from '@/features/registration/rules/registration-labels'
import { formatDay, isDay } from '@/lib/dates'
import type { EntryFormat, EntryGroups } from '@/lib/entry-groups'
import { formatCents } from '@/lib/money'
import type { InboxKind } from './kinds'

/** One field of a form, as shown on an entry's page, in a comparison and as a column of an export. */
export type EntryField = {
  name: string
  label: string
  /** Fields of the same group are shown together. */
  group: string
  format?: EntryFormat
}

/** The fields of each kind, as its feature defines them. A test compares them with the collections. */
export const ENTRY_FIELDS: Record<InboxKind, readonly EntryField[]> = {
  'player-registrations': toFields(REGISTRATION_ENTRY),
  'tryout-registrations': toFields(TRYOUT_ENTRY),
  applications: toFields(APPLICATION_ENTRY),
  'form-entries': toFields(MESSAGE_ENTRY),
  'tour-requests': toFields(TOUR_ENTRY),
  pledges: toFields(PLEDGE_ENTRY),
  'sponsor-inquiries': toFields(SPONSOR_ENTRY),
}

/** Returns the fields of a kind by group. */
export function groupsOf(kind: InboxKind): { name: string; fields: EntryField[] }[] {
  const names = [...new Set(ENTRY_FIELDS[kind].map((field) => field.group))]
  return names.map((name) => ({ name, fields: ENTRY_FIELDS[kind].filter((field) => field.group === name) }))
}

/** The labels of fields that staff fill in, as used within a sentence. */
const STAFF_FIELDS: Record<string, string> = {
  status: 'status',
  notes: 'internal notes',
  division: 'division',
  tryoutDay: 'tryout day',
  slotAt: 'time of the tour',
  receivedCents: 'amount received',
  receivedOn: 'day received',
  goodsText: 'what they got for it',
  goodsCents: 'worth of what they got',
  letterSentOn: 'day the letter was sent',
}

/** Returns the label of a field within a sentence. Unknown names are split into words. */
export function fieldLabel(kind: InboxKind, name: string): string {
  const field = ENTRY_FIELDS[kind].find((one) => one.name === name)
  return field ? withinSentence(name, field.label) : (STAFF_FIELDS[name] ?? withinSentence(name))
}

/** Returns a label in the form used within a sentence. Without a label, the name is split into words. */
export function withinSentence(name: string, label?: string): string {
  const text = label ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Formats a stored value for people; null becomes the empty string. */
export function showValue(field: Pick<EntryField, 'format'>, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (field.format === 'cents') return formatCents(Number(value))
  const text = String(value)
  return field.format === 'day' && isDay(text.slice(0, 10)) ? formatDay(text) : text
}

function toFields(groups: EntryGroups): EntryField[] {
  return groups.flatMap(([group, answers]) =>
    answers.map(([name, label, format]) => ({ name, label, group, ...(format ? { format } : {}) })),
  )
}
