import * as z from 'zod'
import { LIMITS } from '@/lib/limits'
import { readDollars } from '@/lib/money'
import { email, optionalLongText, optionalText, text } from '@/lib/validation'
import { OTHER_AMOUNT, PLEDGE_CENTS } from './pledge-options'

const CHOOSE = 'Please choose an amount.'
const LEVEL = /^(\d{1,9})\|(.{1,40})$/

/** A pledge: one of the levels (`5000|Uniform Sponsor`) or a custom amount, and the donor. */
export const pledgeSchema = z
  .strictObject({
    campaign: z.uuid('Please reload the page and try again.'),
    level: z.string(CHOOSE).refine((value) => value === OTHER_AMOUNT || LEVEL.test(value), CHOOSE),
    otherAmount: optionalText(20),
    name: text('Please enter your name.'),
    email: email('Please enter a valid email address.'),
    message: optionalLongText(LIMITS.text),
  })
  // Validated together with the other fields, so that all errors are reported at once.
  .refine((values) => amountProblem(values) === null, {
    path: ['otherAmount'],
    when: ({ value }) => typeof value === 'object' && value !== null,
    error: ({ input }) => amountProblem(input as Amount) ?? undefined,
  })

type Amount = { level?: unknown; otherAmount?: unknown }
export type PledgeInput = z.input<typeof pledgeSchema>
export type PledgeValues = z.output<typeof pledgeSchema>

/** Returns the cents of a pledge and the name of the chosen level; null for invalid input. */
export function readAmount(level: string, otherAmount: string): { cents: number; levelName: string | null } | null {
  const chosen = LEVEL.exec(level)
  if (chosen) return { cents: Number(chosen[1]), levelName: chosen[2] ?? null }
  const cents = level === OTHER_AMOUNT ? readDollars(otherAmount) : null
  return cents === null ? null : { cents, levelName: null }
}

function amountProblem({ level, otherAmount }: Amount): string | null {
  // A missing choice is reported at the levels.
  if (typeof level !== 'string' || (level !== OTHER_AMOUNT && !LEVEL.test(level))) return null
  const amount = readAmount(level, typeof otherAmount === 'string' ? otherAmount : '')
  if (!amount) return 'Please enter an amount in dollars, such as 75.'
  const isWithin = amount.cents >= PLEDGE_CENTS.min && amount.cents <= PLEDGE_CENTS.max
  return isWithin ? null : 'Please enter an amount from $1 to $25,000. For more, please call us.'
}
