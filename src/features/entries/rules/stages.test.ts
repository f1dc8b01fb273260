import { describe, expect, test } from 'vitest'
import { FLOWS } from './flow'
import { STAGE_TEXTS, STEPS, isOpen, stageOf, type Stage } from './stages'

const names = { player: 'Avery', what: 'registration' }

describe('the stage that a family sees', () => {
  test.each([
    ['pending', null, false, 'received'],
    ['spam', null, false, 'received'],
    ['in_review', null, false, 'reviewing'],
    ['needs_info', 'sent', false, 'infoNeeded'],
    ['needs_info', 'waiting', false, 'reviewing'],
    ['evaluation', 'kept', false, 'evaluating'],
    ['evaluation', 'undone', false, 'reviewing'],
    ['accepted', 'sent', false, 'offered'],
    ['accepted', 'waiting', false, 'deciding'],
    ['accepted', 'held', true, 'deciding'],
    ['accepted', 'queued', false, 'deciding'],
    ['accepted', 'undone', false, 'deciding'],
    ['accepted', null, false, 'offered'],
    ['accepted', null, true, 'deciding'],
    ['waitlisted', 'held', true, 'deciding'],
    ['declined', 'held', true, 'deciding'],
    ['declined', 'failed', false, 'declined'],
    ['enrolled', null, true, 'enrolled'],
    ['withdrawn', null, true, 'closed'],
  ] as const)('%s, notified %s, held %s: %s', (status, notified, isHeld, stage) => {
    expect(stageOf({ status, notified, isHeld })).toBe(stage)
  })

  test('has a stage with a text for every status of both flows', () => {
    for (const status of [...Object.keys(FLOWS.registration), ...Object.keys(FLOWS.application)]) {
      const words = STAGE_TEXTS[stageOf({ status, notified: null, isHeld: false })](names)
      expect(words.title).not.toBe('')
      expect(words.step).toBeLessThan(STEPS.length)
    }
  })
})

describe('the texts of the stages', () => {
  function textOf(stage: Stage): string {
    const { title, text } = STAGE_TEXTS[stage](names)
    return `${title} ${text}`
  }

  test('calls an offer an offer, promises nothing on the waitlist, and says that nothing is decided before the answer', () => {
    expect(textOf('offered')).toContain('This is an offer')
    expect(textOf('waitlisted')).toContain('we cannot promise')
    for (const stage of ['received', 'reviewing', 'infoNeeded', 'evaluating'] as const)
      expect(textOf(stage)).toMatch(/nothing is decided/i)
    expect(textOf('deciding')).not.toMatch(/offer|waitlist|place/i)
  })
})

test('lets a family change its entry only until staff open it', () => {
  const open = Object.keys(FLOWS.registration).filter(isOpen)
  expect(open).toEqual(['pending'])
})
