import { describe, expect, test } from 'vitest'
import { pledgeInput } from '../../../../tests/support/factories'
import { pledgeSchema, readAmount } from './pledge-schema'

const AMOUNT = 'Please enter an amount in dollars, such as 75.'
const RANGE = 'Please enter an amount from $1 to $25,000. For more, please call us.'

describe('the amount of a pledge', () => {
  test.each([
    ['5000|Uniform Sponsor', '', 5000],
    ['other', '75', 7500],
    ['other', '$1,250.50', 125_050],
    ['other', ' 25000 ', 2_500_000],
    ['other', '0.99', RANGE],
    ['other', '25000.01', RANGE],
    ['other', '', AMOUNT],
    ['other', 'fifty', AMOUNT],
    ['other', '-5', AMOUNT],
    ['other', '1e3', AMOUNT],
    ['99|Forged', '', RANGE],
  ])('%s with "%s" gives %s', (level, otherAmount, expected) => {
    const parsed = pledgeSchema.safeParse(pledgeInput({ level, otherAmount }))
    const message = parsed.error?.issues.find(({ path }) => path[0] === 'otherAmount')?.message
    expect(message ?? readAmount(level, otherAmount)?.cents).toBe(expected)
  })

  test('is required, and all errors are reported at once', () => {
    const { error } = pledgeSchema.safeParse(pledgeInput({ level: '', name: ' ', email: 'nonsense' }))
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['level', 'Please choose an amount.'],
      ['name', 'Please enter your name.'],
      ['email', 'Please enter a valid email address.'],
    ])
    const other = pledgeSchema.safeParse(pledgeInput({ level: 'other', otherAmount: '', name: '' }))
    expect(other.error?.issues.map(({ path }) => path[0])).toEqual(['name', 'otherAmount'])
  })

  test.each(['status', 'receivedCents', 'amountCents'])('a field named %s is refused', (field) => {
    expect(pledgeSchema.safeParse(pledgeInput({ [field]: 'received' })).success).toBe(false)
  })
})
