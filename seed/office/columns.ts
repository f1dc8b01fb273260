import type pg from 'pg'
import { createHash } from 'node:crypto'
import { addDaysTo, momentAt, toDay } from '../../src/lib/dates'
import { normalizePhone } from '../../src/lib/phone-numbers'
import { splitName } from '@/features/registration/rules/registration'
import { isFamilyEntry, nameOf, type FamilyEntry, type OfficeEntry, type OtherEntry } from './content'
import { dayOf } from './when'

type Columns = Record<string, string | number | null | undefined>

const PREFIXES: Record<OfficeEntry['kind'], string> = {
  'player-registrations': 'PR',
  'tryout-registrations': 'TR',
  applications: 'AP',
  'form-entries': 'CF',
  'tour-requests': 'TO',
  pledges: 'PL',
  'sponsor-inquiries': 'SP',
}
const DAYS_OF_YEAR = 365.25
const SCHOOLS = ['Sample Elementary', 'Mesa Example School', 'Palo Sample Middle School']

/** The table of entries of a kind. */
export function tableOf(kind: OfficeEntry['kind']): string {
  return kind.replaceAll('-', '_')
}

/** Generates a reference that is the same in every demo. */
export function referenceOf(entry: OfficeEntry): string {
  const digits = createHash('sha256')
    .update(`${entry.kind} ${nameOf(entry)}`)
    .digest('hex')
    .toUpperCase()
  return `${PREFIXES[entry.kind]}-${digits.slice(0, 4)}-${digits.slice(4, 8)}`
}

/** Returns the e-mail address of a fictional person. */
export function emailOf(entry: OfficeEntry): string {
  if (isFamilyEntry(entry) && entry.email) return entry.email
  const writer = isFamilyEntry(entry) ? entry.parent : entry.name
  return `${writer.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org`
}

/** Maps the values of an entry to the columns of its table. */
export async function columnsOf(
  entry: OfficeEntry,
  number: number,
  now: Date,
  client: pg.PoolClient,
): Promise<Columns> {
  const phone = `(623) 555-01${String(number % 100).padStart(2, '0')}`
  if (!isFamilyEntry(entry)) return otherColumns(entry, phone, now, client)
  return entry.kind === 'player-registrations'
    ? registrationColumns(entry, phone, number, now)
    : tryoutColumns(entry, phone)
}

function registrationColumns(entry: FamilyEntry, phone: string, number: number, now: Date): Columns {
  const { age, experience, goals, division } = entry
  const [player, parent] = [splitName(entry.player), splitName(entry.parent)]
  return {
    playerFirstName: player.firstName,
    playerLastName: player.lastName,
    playerEmail: emailOf(entry),
    dateOfBirth: addDaysTo(toDay(now), -Math.round(age * DAYS_OF_YEAR)),
    currentGrade: gradeAt(age),
    heightFeet: age < 12 ? 4 : 5,
    heightInches: age < 12 ? Math.round((age - 8) * 3) : Math.round((age - 12) * 4),
    weightLbs: Math.round(age * 8),
    schoolName: SCHOOLS[number % SCHOOLS.length],
    previousExperience: experience,
    goals,
    parentFirstName: parent.firstName,
    parentLastName: parent.lastName,
    parentEmail: emailOf(entry),
    parentPhone: phone,
    parentPhoneNormalised: normalizePhone(phone),
    emergencyContactName: `Sam ${parent.lastName}`,
    emergencyContactPhone: phone,
    division,
  }
}

function tryoutColumns(entry: FamilyEntry, phone: string): Columns {
  const { firstName, lastName } = splitName(entry.player)
  return {
    playerFirstName: firstName,
    playerLastName: lastName,
    playerAge: String(entry.age),
    playerGrade: String(gradeAt(entry.age)),
    parentName: entry.parent,
    phoneNumber: phone,
    phoneNormalised: normalizePhone(phone),
    email: emailOf(entry),
    experience: entry.experience,
  }
}

async function otherColumns(entry: OtherEntry, phone: string, now: Date, client: pg.PoolClient): Promise<Columns> {
  const { kind, name, message, company, slot } = entry
  const email = emailOf(entry)
  if (kind === 'form-entries') return { name, email, message }
  if (kind === 'sponsor-inquiries') return { name, email, phone, company, package: entry.package, message }
  if (kind === 'pledges')
    return {
      name,
      email,
      amountCents: entry.cents,
      levelName: entry.level,
      message,
      campaignId: await campaign(client),
    }
  if (kind === 'applications') {
    const { grade, whyJoin } = entry
    return { fullName: name, email, phone, phoneNormalised: normalizePhone(phone), grade, whyJoin }
  }
  const day = dayOf(slot!, now)
  return { name, email, phone, company, date: day, slotAt: momentAt(day, slot!.time) }
}

async function campaign(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM campaigns ORDER BY created_at LIMIT 1')
  return rows[0]!.id
}

function gradeAt(age: number): number {
  return Math.floor(age) - 5
}
