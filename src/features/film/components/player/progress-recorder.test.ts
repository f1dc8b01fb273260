import { expect, test, vi } from 'vitest'
import { createRecorder, mergeParts, type SeenPart } from './progress-recorder'

function setUp(answers: boolean[] = []) {
  const clock = { now: 0 }
  const sent: (SeenPart & { isLeaving: boolean })[] = []
  const send = vi.fn(async (part: SeenPart, isLeaving: boolean) => {
    sent.push({ ...part, isLeaving })
    return answers.shift() ?? true
  })
  return { clock, sent, recorder: createRecorder({ now: () => clock.now, send }) }
}

test('a film that plays is stored every ten seconds, each part once', () => {
  const { clock, sent, recorder } = setUp()
  for (let second = 0; second <= 25; second += 1) {
    clock.now = second * 1000
    recorder.playing(second)
  }
  expect(sent).toEqual([
    { position: 10, from: 0, to: 10, isLeaving: false },
    { position: 20, from: 10, to: 20, isLeaving: false },
  ])
})

test('does not count seconds that were skipped', () => {
  const { sent, recorder } = setUp()
  recorder.playing(0)
  recorder.playing(5)
  recorder.jumped(60)
  recorder.playing(62)
  recorder.save(true)
  expect(sent).toEqual([
    { position: 60, from: 0, to: 5, isLeaving: true },
    { position: 62, from: 60, to: 62, isLeaving: true },
  ])
})

test('a seek alone changes the position and adds no seconds', () => {
  const { sent, recorder } = setUp()
  recorder.jumped(30)
  recorder.jumped(40)
  recorder.save(false)
  expect(sent).toEqual([{ position: 40, from: 40, to: 40, isLeaving: false }])
})

test('sends nothing when nothing was played since the last request', () => {
  const { sent, recorder } = setUp()
  recorder.save(true)
  recorder.playing(3)
  recorder.save(false)
  recorder.save(true)
  expect(sent).toHaveLength(1)
})

test('sends a part that could not be stored with the next one', async () => {
  const { sent, recorder } = setUp([false])
  recorder.playing(0)
  recorder.playing(4)
  recorder.save(false)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  recorder.playing(4)
  recorder.playing(8)
  recorder.save(false)
  expect(sent[1]).toEqual({ position: 8, from: 0, to: 8, isLeaving: false })
})

test('merges adjacent parts and resumes from the newest', () => {
  const parts = [
    { position: 5, from: 0, to: 5 },
    { position: 2, from: 2, to: 9 },
    { position: 40, from: 30, to: 40 },
  ]
  expect(mergeParts(parts)).toEqual([
    { position: 2, from: 0, to: 9 },
    { position: 40, from: 30, to: 40 },
  ])
})
