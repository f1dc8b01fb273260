import { describe, expect, it } from 'vitest'
import { splitHeadline, withMonthlyFee } from './headline'

describe('splitHeadline', () => {
  it('parts the last word', () => {
    expect(splitHeadline("YOU'LL BE READY")).toEqual({ start: "YOU'LL BE", last: 'READY' })
  })

  it('copes with one word and with spaces around', () => {
    expect(splitHeadline('  READY ')).toEqual({ start: '', last: 'READY' })
  })
})

describe('withMonthlyFee', () => {
  it('fills every place and leaves other texts alone', () => {
    expect(withMonthlyFee('{monthly} a month, {monthly}', '$199.99')).toBe('$199.99 a month, $199.99')
    expect(withMonthlyFee('Ages 6-18', '$199.99')).toBe('Ages 6-18')
  })
})
