import { formatDay, isDay } from '@/lib/dates'
import { formatCents } from '@/lib/money'
import type { InboxKind } from './kinds'

/** One thing people tell us, as staff read it on a page, in a comparison and above a column of an export. */
export type EntryField = {
  name: string
  label: string
  /** Fields that belong together stand together. */
  group: string
  format?: 'day' | 'cents'
}

type Row = [name: string, label: string, format?: EntryField['format']]

/** What each kind asks for, in the order of its form. A test compares it with the collections. */
export const ENTRY_FIELDS: Record<InboxKind, readonly EntryField[]> = {
  'player-registrations': [
    ...group('Player', [
      ['playerFirstName', 'Player’s first name'],
      ['playerLastName', 'Player’s last name'],
      ['dateOfBirth', 'Date of birth', 'day'],
      ['heightFeet', 'Height (feet)'],
      ['heightInches', 'Height (inches)'],
      ['weightLbs', 'Weight (pounds)'],
      ['positions', 'Positions'],
      ['jerseyNumber', 'Jersey number'],
    ]),
    ...group('Parent or guardian', [
      ['parentFirstName', 'Parent’s first name'],
      ['parentLastName', 'Parent’s last name'],
    ]),
    ...group('Contact', [
      ['parentEmail', 'Parent’s e-mail'],
      ['parentPhone', 'Phone'],
      ['playerEmail', 'Player’s e-mail'],
    ]),
    ...group('School', [
      ['schoolName', 'School'],
      ['currentGrade', 'Grade'],
    ]),
    ...group('Emergency', [
      ['emergencyContactName', 'Emergency contact'],
      ['emergencyContactPhone', 'Emergency phone'],
    ]),
    ...group('Basketball', [
      ['previousExperience', 'Previous experience'],
      ['goals', 'Goals'],
      ['highlightVideoUrl', 'Highlight video'],
      ['instagramHandle', 'Instagram'],
    ]),
  ],
  'tryout-registrations': [
    ...group('Player', [
      ['playerFirstName', 'Player’s first name'],
      ['playerLastName', 'Player’s last name'],
      ['playerAge', 'Age'],
      ['playerGrade', 'Grade'],
    ]),
    ...group('Contact', [
      ['parentName', 'Parent or guardian'],
      ['phoneNumber', 'Phone'],
      ['email', 'E-mail'],
    ]),
    ...group('Basketball', [['experience', 'Experience']]),
  ],
  applications: [
    ...group('Player', [
      ['fullName', 'Full name'],
      ['grade', 'Grade'],
    ]),
    ...group('Contact', [
      ['email', 'E-mail'],
      ['phone', 'Phone'],
      ['instagram', 'Instagram'],
    ]),
    ...group('In their own words', [['whyJoin', 'Why join']]),
  ],
  'form-entries': [
    ...group('Contact', [
      ['name', 'Name'],
      ['email', 'E-mail'],
    ]),
    ...group('In their own words', [['message', 'Message']]),
  ],
  'tour-requests': group('Visitor', [
    ['name', 'Name'],
    ['company', 'Company'],
    ['email', 'E-mail'],
    ['phone', 'Phone'],
    ['date', 'Day asked for', 'day'],
  ]),
  pledges: group('Giver', [
    ['name', 'Name'],
    ['email', 'E-mail'],
    ['amountCents', 'Amount pledged', 'cents'],
    ['levelName', 'Level'],
    ['campaign', 'Campaign'],
    ['message', 'Message'],
  ]),
  'sponsor-inquiries': group('Company', [
    ['company', 'Company'],
    ['name', 'Name'],
    ['email', 'E-mail'],
    ['phone', 'Phone'],
    ['package', 'Package'],
    ['message', 'Message'],
  ]),
}

/** The fields of a kind by the group they stand in. */
export function groupsOf(kind: InboxKind): { name: string; fields: EntryField[] }[] {
  const names = [...new Set(ENTRY_FIELDS[kind].map((field) => field.group))]
  return names.map((name) => ({ name, fields: ENTRY_FIELDS[kind].filter((field) => field.group === name) }))
}

/** What staff add to an entry, as a sentence about a change names it. */
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

/** A field of a kind in words, within a sentence. What is not known is spelled out. */
export function fieldLabel(kind: InboxKind, name: string): string {
  const field = ENTRY_FIELDS[kind].find((one) => one.name === name)
  return field ? withinSentence(name, field.label) : (STAFF_FIELDS[name] ?? withinSentence(name))
}

/** A field by its label, as a sentence goes on. Without one its name is spelled out. */
export function withinSentence(name: string, label?: string): string {
  const words = label ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** A stored value as people read it; nothing is the empty text. */
export function showValue(field: Pick<EntryField, 'format'>, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (field.format === 'cents') return formatCents(Number(value))
  const text = String(value)
  return field.format === 'day' && isDay(text.slice(0, 10)) ? formatDay(text) : text
}

function group(name: string, rows: readonly Row[]): EntryField[] {
  return rows.map(([field, label, format]) => ({ name: field, label, group: name, ...(format ? { format } : {}) }))
}
