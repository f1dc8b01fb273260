import * as z from 'zod'
import { POSITIONS, RANGES } from '@/lib/player-options'
import { DIVISION_KEYS } from './divisions'
import { PUBLICATIONS } from './player-names'
import { NUMBER_MAX, REASON_MAX } from './roster-limits'

const LEAVES = 'leaves'

const number = z
  .string('Write the number.')
  .trim()
  .max(NUMBER_MAX, `A number has at most ${NUMBER_MAX} characters.`)
  .transform((value) => value || 'TBD')

const REASON_MIN = 3
const NO_REASON = 'Give the reason in a few words, for example: the papers were signed by hand at the gym.'

const reason = z
  .string(NO_REASON)
  .trim()
  .min(REASON_MIN, NO_REASON)
  .max(REASON_MAX, `A reason has at most ${REASON_MAX} letters.`)

/** Enrolls a player before all consents are signed, as an exception to the rule. */
export const enrollSchema = z.strictObject({ registration: z.uuid('This is no registration.'), reason })

/** The decisions of staff when a player is accepted to the roster. */
export const acceptSchema = z.strictObject({
  registration: z.uuid('This is no registration.'),
  division: z.enum(DIVISION_KEYS, 'Choose a division.'),
  gender: z.enum(['girl', 'boy'], 'Choose girl or boy.'),
  number,
  /** The reason for enrolling the player at once, before the family has signed. */
  withoutPapers: reason.optional(),
})

export const linkSchema = z.strictObject({ enrolment: z.uuid('This is not an enrollment.') })

/** The start of the next season, with a decision for each player. `season` is the next season that staff saw. */
export const rolloverSchema = z.strictObject({
  season: z.uuid('Plan the next season first.'),
  players: z
    .array(
      z.strictObject({
        player: z.uuid('This is no player.'),
        division: z.enum([...DIVISION_KEYS, LEAVES], 'Choose a division for every player.'),
      }),
    )
    .max(2_000),
})

const size = ({ label, min, max }: { label: string; min: number; max: number }) =>
  z
    .number(`${label} is a whole number.`)
    .int(`${label} is a whole number.`)
    .min(min, `${label} must be between ${min} and ${max}.`)
    .max(max, `${label} must be between ${min} and ${max}.`)
    .nullable()

const rosterChange = z.strictObject({
  player: z.uuid('This is no player.'),
  revision: z.int(),
  number,
  position: z.enum(POSITIONS, 'Choose a position from the list.').nullable(),
  heightFeet: size(RANGES.heightFeet),
  heightInches: size(RANGES.heightInches),
  publication: z.enum(PUBLICATIONS, 'Choose what the public reads.'),
})

/** The changed rows of a squad's table. */
export const rosterSchema = z.strictObject({
  division: z.enum(DIVISION_KEYS, 'Choose a division.'),
  rows: z.array(rosterChange).min(1, 'Nothing was changed.').max(200),
})

export type AcceptValues = z.output<typeof acceptSchema>
export type EnrollValues = z.output<typeof enrollSchema>
export type RolloverValues = z.output<typeof rolloverSchema>
export type RosterChange = z.output<typeof rosterChange>
export type RosterValues = z.output<typeof rosterSchema>
