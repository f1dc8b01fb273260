import type { StaffRole } from '@/lib/roles'
import type { Period } from './periods'

/** The kinds of data, which decide how it is protected. */
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

/** The source of the data. */
export const SOURCES = {
  family: 'The family',
  player: 'The player',
  office: 'The academy',
  supporter: 'The supporter',
  system: 'By itself',
} as const

export type Source = keyof typeof SOURCES

/** A reader of data: a staff role, the family itself, members of the film room, or the public. */
export type Reader = StaffRole | 'the family' | 'members' | 'everyone' | 'no one'

/** The usual readers: the office; with the family; with the squad's coach. */
export const REGISTRARS: readonly Reader[] = ['admin', 'registrar']
export const FAMILY: readonly Reader[] = [...REGISTRARS, 'the family']
export const SQUAD: readonly Reader[] = [...REGISTRARS, 'coach', 'the family']

/** Columns of one table with the same purpose, readers and retention period. */
export type DataRow = {
  table: string
  columns: readonly string[]
  /** In words for families. */
  what: string
  class: DataClass
  from: Source
  /** The purpose, as an answer to a parent. */
  purpose: string
  readers: readonly Reader[]
  until: Period
}
