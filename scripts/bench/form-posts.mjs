import { randomUUID } from 'node:crypto'

const SECONDS = 8
const FAMILIES_AT_ONCE = 10
/** The form rejects submissions that were filled in faster than a person could. In milliseconds. */
const THINKING_MS = 60_000

/**
 * Submits tryout forms for a few seconds, with ten concurrent families and a new key for each form.
 * @param {string} site address of a throwaway site without rate limits
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, count: number }>} times in milliseconds
 * @throws {Error} when a response is not 201
 */
export async function postForms(site) {
  const times = []
  const began = performance.now()
  const until = began + SECONDS * 1000
  await Promise.all(Array.from({ length: FAMILIES_AT_ONCE }, () => postRepeatedly(site, until, times)))
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const percentile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { perSecond: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99), count: times.length }
}

async function postRepeatedly(site, until, times) {
  while (performance.now() < until) {
    const began = performance.now()
    const response = await postTryout(site, family())
    const answer = await response.text()
    if (response.status !== 201) throw new Error(`The form answered ${response.status}: ${answer.slice(0, 300)}`)
    times.push(performance.now() - began)
  }
}

/** Submits a tryout form. @returns {Promise<Response>} */
export function postTryout(site, values) {
  return fetch(`${site}/forms/tryout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: new URL(site).origin },
    body: JSON.stringify(values),
  })
}

/** Returns valid answers to the tryout form, with a new key, player and e-mail address. */
export function family() {
  const word = randomUUID().replaceAll(/[^a-z]/g, '')
  return {
    idempotencyKey: randomUUID(),
    elapsedMs: THINKING_MS,
    playerFirstName: 'Bench',
    playerLastName: `Player ${word}`,
    playerAge: '11',
    playerGrade: '5',
    parentName: 'Bench Parent',
    phoneNumber: '6235550100',
    email: `bench-${word}@example.org`,
    experience: 'None yet',
  }
}
