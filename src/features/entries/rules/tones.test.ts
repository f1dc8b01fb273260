import { describe, expect, test } from 'vitest'
import { statusTone, type Tone } from './tones'

describe('the color of a status', () => {
  test.each<[string, Tone, string[]]>([
    ['what went well is green', 'ok', ['received', 'acknowledged', 'agreed', 'visited', 'accepted', 'enrolled']],
    ['an answer that is out is green', 'ok', ['answered', 'sent']],
    ['what goes on is blue', 'info', ['in_review', 'evaluation', 'contacted', 'confirmed', 'waiting', 'kept']],
    ['what hangs on someone is amber', 'warn', ['needs_info', 'waitlisted', 'held']],
    ['what came to nothing is red', 'bad', ['declined', 'spam', 'failed']],
    ['what has just come is quiet', 'secondary', ['pending', 'pledged', 'queued']],
    ['what was taken back is quiet', 'secondary', ['cancelled', 'withdrawn', 'undone']],
    ['an unknown status is quiet', 'secondary', ['unheard of']],
  ])('%s', (_what, tone, statuses) => {
    expect(statuses.map((status) => [status, statusTone(status)])).toEqual(statuses.map((status) => [status, tone]))
  })
})
