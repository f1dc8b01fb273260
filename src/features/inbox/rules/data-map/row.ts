import type { StaffRole } from '@/lib/roles'
import type { Period } from './periods'

/** What kind of thing a piece of data is, and so how carefully it is kept. */
export const DATA_CLASSES = {
  child: 'About a child',
  health: 'Health and care',
  contact: 'How to reach a family',
  consent: 'What a family agreed to',
  study: 'What a player does in the film room',
  words: 'Words somebody wrote',
  picture: 'Pictures and film',
  supporter: 'About a supporter',
  secret: 'Keys to an account',
  record: 'What was done, and by whom',
  staff: 'About staff',
} as const

export type DataClass = keyof typeof DATA_CLASSES

/** Whoever reads it: a role of staff, the family itself, members of the film room, or everybody. */
export type Reader = StaffRole | 'the family' | 'members' | 'everybody' | 'nobody'

/** Columns of one table that are kept for the same reason, read by the same people, and leave together. */
export type DataRow = {
  table: string
  columns: readonly string[]
  /** In the words of a family. */
  what: string
  class: DataClass
  /** Why it is kept, as an answer to a parent. */
  purpose: string
  readers: readonly Reader[]
  until: Period
}
