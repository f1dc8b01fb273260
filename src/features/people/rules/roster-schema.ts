import * as z from 'zod'
import { POSITIONS, RANGES } from '@/lib/player-options'
import { DIVISION_KEYS } from './divisions'

export const NUMBER_MAX = 4
const LEAVES = 'leaves'

const number = z
  .string('Write the number.')
  .trim()
  .max(NUMBER_MAX, `A number has at most ${NUMBER_MAX} characters.`)
  .transform((value) => value || 'TBD')

/** What staff decide when a player is accepted to the roster. */
export const acceptSchema = z.strictObject({
  registration: z.uuid('This is no registration.'),
  division: z.enum(DIVISION_KEYS, 'Choose a division.'),
  gender: z.enum(['girl', 'boy'], 'Choose girl or boy.'),
  number,
})

export const linkSchema = z.strictObject({ enrolment: z.uuid('This is no enrolment.') })

/** The next season: what becomes of each player. `season` is the one that staff saw as the next. */
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

/** One row of a roster, as it was changed in place. */
export const editSchema = z.strictObject({
  player: z.uuid('This is no player.'),
  revision: z.int(),
  number,
  position: z.enum(POSITIONS, 'Choose a position from the list.').nullable(),
  heightFeet: size(RANGES.heightFeet),
  heightInches: size(RANGES.heightInches),
})

export type AcceptValues = z.output<typeof acceptSchema>
export type RolloverValues = z.output<typeof rolloverSchema>
export type EditValues = z.output<typeof editSchema>
