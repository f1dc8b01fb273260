/** With the 25 seconds that requests in progress get, a stop takes less than the 30 seconds after which it is killed. */
const MAX_STOP_DELAY_SECONDS = 4

/**
 * Returns the number of proxies whose `X-Forwarded-For` is trusted.
 * @param {{ TRUSTED_PROXIES?: string }} env
 * @throws {Error} for anything but a whole number from 0
 */
export function readTrustedProxies({ TRUSTED_PROXIES }) {
  const count = Number(TRUSTED_PROXIES || 0)
  if (Number.isInteger(count) && count >= 0) return count
  throw new Error('TRUSTED_PROXIES must be the number of proxies before this server, 0 when there are none.')
}

/**
 * Returns how long the server still answers after the signal to stop, in milliseconds.
 * @param {{ STOP_DELAY_SECONDS?: string }} env
 * @throws {Error} for anything but a number from 0 to the maximum
 */
export function readStopDelay({ STOP_DELAY_SECONDS }) {
  const seconds = Number(STOP_DELAY_SECONDS || 0)
  if (seconds >= 0 && seconds <= MAX_STOP_DELAY_SECONDS) return seconds * 1_000
  throw new Error(`STOP_DELAY_SECONDS must be a number from 0 to ${MAX_STOP_DELAY_SECONDS}.`)
}
