import * as z from 'zod'
import { WATCHED_SHARE } from '@/features/film/rules/seen'
import type { Play } from '@/lib/court/play'
import { optionalLongText } from '@/lib/validation'

/** The maximum length of the note to the players, in characters. */
export const NOTE_MAX = 300
const MOST_DIVISIONS = 20
const MOST_PLAYERS = 100

/** The request body of a new assignment. */
export const assignSchema = z
  .object({
    film: z.string().min(1).max(200),
    quiz: z.uuid().nullish().default(null),
    divisions: z.array(z.uuid()).max(MOST_DIVISIONS).default([]).transform(unique),
    members: z.array(z.uuid()).max(MOST_PLAYERS).default([]).transform(unique),
    share: z.number().int().min(1).max(100).default(WATCHED_SHARE),
    dueOn: z.iso.date('Choose a day.').nullish().default(null),
    note: optionalLongText(NOTE_MAX),
    // True once the coach has confirmed the warning that some recipients already have this film.
    isMeant: z.boolean().default(false),
  })
  .refine(({ divisions, members }) => divisions.length + members.length > 0, 'Choose at least one division or player.')

export type NewAssignment = z.output<typeof assignSchema>

export const unassignSchema = z.object({ id: z.uuid('Assignment not found') })

/** A film in the list of assignable films. `about`: its duration, or its current assignment and last day. */
export type AssignableFilm = {
  id: string
  slug: string
  title: string
  play: Play
  quizId: string | null
  about: string
}

/** An unfinished assignment, as shown to the coaches of its recipients. */
export type Running = {
  id: string
  filmId: string
  slug: string
  title: string
  /** The divisions and players it was assigned to, as text. */
  recipients: string
  /** The last day as text, or null. */
  until: string | null
  by: string | null
  /** The players who have done it and those who have it, guests included. */
  done: number
  of: number
  /** Recipients without a place on a roster (guests of the film room). The coach's board does not count them. */
  guests: number
  guestsDone: number
  /** True when all recipients are within the coach's scope, so that the coach may delete the assignment. */
  isOwn: boolean
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)]
}
