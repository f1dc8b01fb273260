import { groupHeld, type Held } from './child-file'
import { fold } from './search-text'

/** An answer is due within this many days of the asking. */
export const ANSWER_DAYS = 45
/** After a second person has agreed, it can be taken back for this many days. */
export const TAKE_BACK_DAYS = 7

export type ErasureState = 'asked' | 'agreed' | 'taken back' | 'erased'

/** A child that somebody asked to erase. It holds no name. Moments as ISO text. */
export type Erasure = {
  id: string
  /** The member of staff; null when the family asked. */
  askedBy: string | null
  askedByName: string
  askedAt: string
  dueAt: string
  agreedByName: string | null
  agreedAt: string | null
  erasesAt: string | null
  takenBackAt: string | null
  erasedAt: string | null
}

export function erasureState({ agreedAt, takenBackAt, erasedAt }: Erasure): ErasureState {
  if (erasedAt) return 'erased'
  if (takenBackAt) return 'taken back'
  return agreedAt ? 'agreed' : 'asked'
}

/** What erasing leaves, each with the reason for it. */
export type Stays = { waivers: number; notes: number; pictures: number; messages: number }

/** One kind of thing that goes, and how many. */
type Goes = { title: string; count: number }

/** Whether this is what stays by the law or the house: signed waivers, and what was done without a word of it. */
function isKept({ class: kind, until }: Held): boolean {
  return kind === 'consent' || until === 'audit'
}

/** What goes when a child is erased, by what kind of thing it is, and what of it stays. */
export function previewErasure(held: readonly Held[], { waivers, pictures, messages }: Omit<Stays, 'notes'>) {
  const answers = held.filter(({ class: kind }) => kind === 'consent').reduce((sum, { count }) => sum + count, 0)
  const goes: Goes[] = groupHeld(held.filter((line) => !isKept(line))).map(({ title, count }) => ({ title, count }))
  if (answers > waivers) goes.push({ title: 'Answers on name and photographs', count: answers - waivers })
  const notes = held.filter(({ until }) => until === 'audit').reduce((sum, { count }) => sum + count, 0)
  return { goes, stays: { waivers, notes, pictures, messages } satisfies Stays }
}

/** Whether somebody typed this name, whatever the capitals, accents and blanks. */
export function isSameName(typed: string, name: string): boolean {
  return bare(typed) === bare(name)
}

function bare(name: string): string {
  return fold(name).replace(/\s+/g, ' ')
}
