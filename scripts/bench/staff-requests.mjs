/** @typedef {{ name: string, p50: number, p95: number }} Times milliseconds */

/** Returns the session cookies of this member of staff. @throws {Error} when the sign-in fails */
export async function signIn(site, credentials) {
  const response = await fetch(`${site}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify(credentials),
  })
  if (!response.ok) throw new Error(`This account could not sign in: ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** Loads a page of the admin completely. @throws {Error} when the expected text is missing, such as after a redirect */
export async function openStaffPage(site, cookie, path, isWhole) {
  // Headers of a navigation by address bar; without them the session cookie is ignored.
  const response = await fetch(site + path, { headers: { cookie, 'sec-fetch-site': 'none' } })
  if (!isWhole(await response.text())) throw new Error(`${path} answered ${response.status} without its content.`)
}

/** Posts JSON as a member of staff. @returns {Promise<Response>} */
export function postAsStaff(site, cookie, path, values) {
  return fetch(site + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify(values),
  })
}

/**
 * Measures each request, one after the other.
 * @param {string[]} names @param {(name: string) => Promise<void>} ask
 * @param {{ rounds: number, warmUp?: number }} options
 * @returns {Promise<Times[]>}
 */
export async function timeAll(names, ask, { rounds, warmUp = 2 }) {
  const all = []
  for (const name of names) {
    const times = []
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const began = performance.now()
      await ask(name)
      if (round >= warmUp) times.push(performance.now() - began)
    }
    times.sort((one, other) => one - other)
    all.push({ name, p50: times[Math.floor(rounds / 2)], p95: times[Math.ceil(rounds * 0.95) - 1] })
  }
  return all
}
