import { expect, it, test, vi } from 'vitest'
import { pressKey, type ControllableVideo } from './player-keys'

function video(change: Partial<ControllableVideo> = {}): ControllableVideo {
  return {
    paused: true,
    currentTime: 20,
    duration: 40,
    muted: false,
    playbackRate: 1,
    play: vi.fn(async () => undefined),
    pause: vi.fn(),
    requestFullscreen: vi.fn(async () => undefined),
    textTracks: [{ mode: 'hidden' }],
    ...change,
  }
}

it.each([
  ['ArrowLeft', 15],
  ['ArrowRight', 25],
  ['.', 20 + 1 / 30],
  [',', 20 - 1 / 30],
])('%s moves to %d', (key, to) => {
  const film = video()
  expect(pressKey(film, key)).toBe(true)
  expect(film.currentTime).toBeCloseTo(to)
})

test('stays within the limits of the film', () => {
  const [early, late] = [video({ currentTime: 2 }), video({ currentTime: 38 })]
  pressKey(early, 'ArrowLeft')
  pressKey(late, 'ArrowRight')
  expect([early.currentTime, late.currentTime]).toEqual([0, 40])
})

test('steps single frames only while the film is paused', () => {
  const film = video({ paused: false })
  pressKey(film, '.')
  expect(film.currentTime).toBe(20)
})

it.each([' ', 'k', 'K'])('"%s" plays and pauses', (key) => {
  const [still, running] = [video(), video({ paused: false })]
  pressKey(still, key)
  pressKey(running, key)
  expect(still.play).toHaveBeenCalledOnce()
  expect(running.pause).toHaveBeenCalledOnce()
})

test('the speed changes in steps and stops at the last one', () => {
  const film = video({ playbackRate: 1.5 })
  pressKey(film, '>')
  pressKey(film, '>')
  expect(film.playbackRate).toBe(2)
  pressKey(film, '<')
  expect(film.playbackRate).toBe(1.5)
})

test('toggles sound and captions', () => {
  const film = video()
  pressKey(film, 'm')
  pressKey(film, 'c')
  expect(film.muted).toBe(true)
  expect(film.textTracks[0]?.mode).toBe('showing')
})

test('ignores other keys', () => {
  expect(pressKey(video(), 'a')).toBe(false)
  expect(pressKey(video(), 'Tab')).toBe(false)
})
