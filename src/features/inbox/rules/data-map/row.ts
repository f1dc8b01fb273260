import type { StaffRole } from '@/lib/roles'
import type { Period } from './periods'

/** What kind of thing a piece of data is, and so how carefully it is kept. */
export const DATA_CLASSES = {
  child: 'Who the player is',
  health: 'Health and care',
  contact: 'How to reach the family',
  consent: 'What the family agreed to',
  study: 'Film room',
  words: 'Words and mails',
  picture: 'Pictures and film',
  supporter: 'About a supporter',
  secret: 'Keys to an account',
  record: 'Who did what',
  staff: 'About staff',
} as const

export type DataClass = keyof typeof DATA_CLASSES

/** Who gave it, or made it. */
export const SOURCES = {
  family: 'The family',
  player: 'The player',
  office: 'The academy',
  supporter: 'The supporter',
  system: 'By itself',
} as const

export type Source = keyof typeof SOURCES

/** Whoever reads it: a role of staff, the family itself, members of the film room, or everybody. */
export type Reader = StaffRole | 'the family' | 'members' | 'everybody' | 'nobody'

/** The usual readers: the office, the family beside it, and the coach of the squad, too. */
export const REGISTRARS: readonly Reader[] = ['admin', 'registrar']
export const FAMILY: readonly Reader[] = [...REGISTRARS, 'the family']
export const SQUAD: readonly Reader[] = [...REGISTRARS, 'coach', 'the family']

/** Columns of one table that are kept for the same reason, read by the same people, and leave together. */
export type DataRow = {
  table: string
  columns: readonly string[]
  /** In the words of a family. */
  what: string
  class: DataClass
  from: Source
  /** Why it is kept, as an answer to a parent. */
  purpose: string
  readers: readonly Reader[]
  until: Period
}
