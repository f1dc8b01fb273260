import { readFile } from 'node:fs/promises'
import type { InboxKind } from '@/features/inbox/rules/kinds'
import type { DayOf } from './when'

/** Somebody of the staff moved an entry, so many days after it came. */
export type Step = { to: string; after: number; by: string; reason?: string; isMailLost?: true }

type Received = {
  /** How many days ago it came; today's came a short while ago. */
  days: number
  time: string
  steps: Step[]
  suspicion?: string
  city?: string
  assignee?: string
  tags?: string[]
}

/** A child whose family wrote: a registration or a tryout. */
export type FamilyEntry = Received & {
  kind: Extract<InboxKind, 'player-registrations' | 'tryout-registrations'>
  player: string
  parent: string
  age: number
  experience?: string
  goals?: string
  division?: string
  /** The player of the roster that it led to. */
  roster?: string
  /** The tryout day of the calendar that the child is invited to. */
  day?: string
}

/** What anybody else sent. */
export type OtherEntry = Received & { kind: Exclude<InboxKind, FamilyEntry['kind']>; name: string } & Partial<{
    message: string
    grade: string
    whyJoin: string
    company: string
    package: string
    slot: DayOf & { time: string }
    cents: number
    level: string
  }>

export type OfficeEntry = FamilyEntry | OtherEntry

/** Everything that was sent to the office, as the content files tell it. */
export async function readEntries(): Promise<OfficeEntry[]> {
  return [...(await readOffice<FamilyEntry[]>('families')), ...(await readOffice<OtherEntry[]>('others'))]
}

/** A content file of the office. */
export async function readOffice<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(`seed/content/office/${file}.json`, 'utf8')) as Content
}

/** True for what a family sent about a child. */
export function isFamilyEntry(entry: OfficeEntry): entry is FamilyEntry {
  return 'player' in entry
}

/** Whom an entry is about. */
export function nameOf(entry: OfficeEntry): string {
  return isFamilyEntry(entry) ? entry.player : entry.name
}
