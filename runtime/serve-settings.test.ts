import { describe, expect, test } from 'vitest'
import { readStopDelay, readTrustedProxies } from './serve-settings.mjs'

describe('the number of trusted proxies', () => {
  test.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['2', 2],
  ])('reads %j as %i', (TRUSTED_PROXIES, count) => expect(readTrustedProxies({ TRUSTED_PROXIES })).toBe(count))

  test.each(['-1', '0.5', 'one'])('rejects %j', (TRUSTED_PROXIES) =>
    expect(() => readTrustedProxies({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be'),
  )
})

describe('the delay of a stop', () => {
  test.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['0.5', 500],
    ['4', 4_000],
  ])('reads %j as %i ms', (STOP_DELAY_SECONDS, delay) => expect(readStopDelay({ STOP_DELAY_SECONDS })).toBe(delay))

  test.each(['-1', '4.1', 'soon'])('rejects %j', (STOP_DELAY_SECONDS) =>
    expect(() => readStopDelay({ STOP_DELAY_SECONDS })).toThrow('STOP_DELAY_SECONDS must be'),
  )
})
