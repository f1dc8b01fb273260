import { expect, test } from 'vitest'
import { playerMessage, parsePlayerMessage } from './host-player'

test.each([
  ['youtube', { event: 'initialDelivery', info: { currentTime: 0, duration: 149.5 } }, { at: 0, length: 149.5 }],
  ['youtube', { event: 'infoDelivery', info: { currentTime: 12.25 } }, { at: 12.25 }],
  ['youtube', { event: 'onReady', info: null }, null],
  ['youtube', { event: 'initialDelivery', info: { duration: 0 } }, null],
  ['vimeo', { method: 'getDuration', value: 62.857 }, { length: 62.857 }],
  ['vimeo', { event: 'timeupdate', data: { seconds: 3.1, duration: 62.857 } }, { at: 3.1, length: 62.857 }],
  ['vimeo', { event: 'ready' }, null],
  ['vimeo', { method: 'getDuration', value: '62' }, null],
] as const)('%s says %j', (host, message, news) => {
  expect(parsePlayerMessage(host, JSON.stringify(message))).toEqual(news)
})

test.each([undefined, null, 7, 'no JSON', '"text"', 'null', '[]'])('ignores %j', (message) => {
  expect(parsePlayerMessage('youtube', message)).toBeNull()
  expect(parsePlayerMessage('vimeo', message)).toBeNull()
})

test('creates the messages to play, to seek and to slow down', () => {
  const read = (message: string) => JSON.parse(message) as object
  expect(read(playerMessage('youtube', { do: 'play' }))).toEqual({ event: 'command', func: 'playVideo', args: [] })
  expect(read(playerMessage('youtube', { do: 'seek', second: 65 }))).toEqual({
    event: 'command',
    func: 'seekTo',
    args: [65, true],
  })
  expect(read(playerMessage('vimeo', { do: 'seek', second: 65 }))).toEqual({ method: 'setCurrentTime', value: 65 })
  expect(read(playerMessage('vimeo', { do: 'speed', rate: 0.5 }))).toEqual({ method: 'setPlaybackRate', value: 0.5 })
  expect(read(playerMessage('vimeo', { do: 'pause' }))).toEqual({ method: 'pause' })
})
