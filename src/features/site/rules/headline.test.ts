import { describe, expect, it } from 'vitest'
import { splitHeadline } from './headline'

describe('splitHeadline', () => {
  it('parts the last word', () => {
    expect(splitHeadline("YOU'LL BE READY")).toEqual({ start: "YOU'LL BE", last: 'READY' })
  })

  it('copes with one word and with spaces around', () => {
    expect(splitHeadline('  READY ')).toEqual({ start: '', last: 'READY' })
  })
})
