import { readFile } from 'node:fs/promises'
import type { InboxKind } from '@/features/entries/rules/kinds'
import type { DayOf } from './when'

/** A status change by staff, a number of days after the entry was received. */
export type Step = { to: string; after: number; by: string; reason?: string; isMailLost?: true }

type Received = {
  /** How many days ago the entry was received; 0 means a short while ago. */
  days: number
  time: string
  steps: Step[]
  suspicion?: string
  city?: string
  assignee?: string
  tags?: string[]
}

/** A child in a submission: a registration or a tryout. */
export type FamilyEntry = Received & {
  kind: Extract<InboxKind, 'player-registrations' | 'tryout-registrations'>
  player: string
  parent: string
  /** Of the parent; generated from the name by default. */
  email?: string
  age: number
  experience?: string
  goals?: string
  division?: string
  /** The resulting player of the roster. */
  roster?: string
  /** The tryout day to which the child is invited. */
  day?: string
}

/** A submission that is not about a child. */
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

/** All submissions in the content files. */
export async function readEntries(): Promise<OfficeEntry[]> {
  return [...(await readOffice<FamilyEntry[]>('families')), ...(await readOffice<OtherEntry[]>('others'))]
}

/** Reads a content file of the office. */
export async function readOffice<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(`seed/content/office/${file}.json`, 'utf8')) as Content
}

/** Returns whether the submission is about a child. */
export function isFamilyEntry(entry: OfficeEntry): entry is FamilyEntry {
  return 'player' in entry
}

/** Returns the person an entry is about. */
export function nameOf(entry: OfficeEntry): string {
  return isFamilyEntry(entry) ? entry.player : entry.name
}
