import { describe, expect, it } from 'vitest'
import { splitHeadline } from './headline'

describe('splitHeadline', () => {
  it('splits off the last word', () => {
    expect(splitHeadline("YOU'LL BE READY")).toEqual({ start: "YOU'LL BE", last: 'READY' })
  })

  it('handles a single word and surrounding spaces', () => {
    expect(splitHeadline('  READY ')).toEqual({ start: '', last: 'READY' })
  })
})
