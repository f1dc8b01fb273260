import { expect, test } from 'vitest'
import { readPlayerNews } from './host-player'

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
  expect(readPlayerNews(host, JSON.stringify(message))).toEqual(news)
})

test.each([undefined, null, 7, 'no JSON', '"text"', 'null', '[]'])('%j says nothing', (message) => {
  expect(readPlayerNews('youtube', message)).toBeNull()
  expect(readPlayerNews('vimeo', message)).toBeNull()
})
