import * as z from 'zod'
import type { FilmPlay } from './film-plays'
import { WATCHED_SHARE } from './seen'
import { optionalLongText } from '@/lib/validation'

/** Characters of the note to the players. */
export const NOTE_MAX = 300
const MOST_DIVISIONS = 20
const MOST_PLAYERS = 100

/** What a coach sends to have a film watched. */
export const assignSchema = z
  .object({
    film: z.string().min(1).max(200),
    quiz: z.uuid().nullish().default(null),
    divisions: z.array(z.uuid()).max(MOST_DIVISIONS).default([]).transform(unique),
    members: z.array(z.uuid()).max(MOST_PLAYERS).default([]).transform(unique),
    share: z.number().int().min(1).max(100).default(WATCHED_SHARE),
    dueOn: z.iso.date('Choose a day.').nullish().default(null),
    note: optionalLongText(NOTE_MAX),
    // True once the coach has been told that some of them have this film already.
    isMeant: z.boolean().default(false),
  })
  .refine(({ divisions, members }) => divisions.length + members.length > 0, 'Choose at least one division or player.')

export type NewAssignment = z.output<typeof assignSchema>

export const unassignSchema = z.object({ id: z.uuid('Assignment not found') })

/** A player, and whether the film's quiz is still locked for them: assigned, it opens. */
type ReachedPlayer = { id: string; name: string; isLocked: boolean }

/** Whom a coach can reach with one film, and the days that are one tap away. */
export type Reach = {
  divisions: { id: string; key: string; players: ReachedPlayer[] }[]
  today: string
  quickDays: { day: string; label: string }[]
}

/** A film as coaches choose it to be watched. `about`: how long it is, or who has it until when. */
export type AssignableFilm = {
  id: string
  slug: string
  title: string
  play: FilmPlay
  quizId: string | null
  about: string
}

/** Something assigned that is not over, as the coaches of those it reaches see it. */
export type Running = {
  id: string
  filmId: string
  slug: string
  title: string
  /** The divisions and players it was given to, in words. */
  whom: string
  /** The last day in words, or null. */
  until: string | null
  by: string | null
  done: number
  of: number
  /** True when all it reaches are the coach's own, who may take it back then. */
  isOwn: boolean
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)]
}
