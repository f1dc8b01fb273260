import { groupDataLines, type DataLine } from './child-file'
import { foldText } from '@/features/entries/rules/search-text'

/** An answer is due within this many days of the request. */
export const ANSWER_DAYS = 45
/** After the approval by a second person, the erasure can be canceled for this many days. */
export const CANCEL_DAYS = 7

export type ErasureState = 'requested' | 'approved' | 'canceled' | 'erased'

/** A request to erase a child. Contains no name. Times as ISO strings. */
export type Erasure = {
  id: string
  /** The member of staff; null when the family requested it. */
  requestedBy: string | null
  requestedByName: string
  requestedAt: string
  dueAt: string
  approvedByName: string | null
  approvedAt: string | null
  erasesAt: string | null
  canceledAt: string | null
  erasedAt: string | null
}

/** A request as its family sees it; `isOnHold`: the academy has to keep the record for now, so it is not erased yet. */
export type FamilyErasure = Erasure & { isOnHold: boolean }

export function erasureState({ approvedAt, canceledAt, erasedAt }: Erasure): ErasureState {
  if (erasedAt) return 'erased'
  if (canceledAt) return 'canceled'
  return approvedAt ? 'approved' : 'requested'
}

/** The number of records that remain after an erasure, by reason. */
export type RemainingRecords = { waivers: number; notes: number; pictures: number; messages: number }

/** A kind of data that is deleted, and how much of it. */
type DeletedGroup = { title: string; count: number }

/** Whether data is retained by law or policy: signed waivers, and audit notes without text. */
function isKept({ class: kind, until }: DataLine): boolean {
  return kind === 'consent' || until === 'audit'
}

/** Returns the data that an erasure deletes, by kind, and what remains. */
export function previewErasure(
  held: readonly DataLine[],
  { waivers, pictures, messages }: Omit<RemainingRecords, 'notes'>,
) {
  const answers = held.filter(({ class: kind }) => kind === 'consent').reduce((sum, { count }) => sum + count, 0)
  const goes: DeletedGroup[] = groupDataLines(held.filter((line) => !isKept(line))).map(({ title, count }) => ({
    title,
    count,
  }))
  if (answers > waivers) goes.push({ title: 'Answers on name and photographs', count: answers - waivers })
  const notes = held.filter(({ until }) => until === 'audit').reduce((sum, { count }) => sum + count, 0)
  return { goes, stays: { waivers, notes, pictures, messages } satisfies RemainingRecords }
}

/** Compares typed input with a name, ignoring case, accents and spaces. */
export function isSameName(input: string, name: string): boolean {
  return bare(input) === bare(name)
}

function bare(name: string): string {
  return foldText(name).replace(/\s+/g, ' ')
}
