/** @typedef {{ name: string, p50: number, p95: number }} Times milliseconds */

/** The cookies of a session of this member of staff. @throws {Error} when the site refuses */
export async function signIn(site, credentials) {
  const response = await fetch(`${site}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify(credentials),
  })
  if (!response.ok) throw new Error(`The registrar could not sign in: ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** Opens a page of the admin to its end. @throws {Error} when it lacks what it is opened for: a redirect proves nothing */
export async function openStaffPage(site, cookie, path, isWhole) {
  // As a browser opens an address that somebody typed; without it the session does not count.
  const response = await fetch(site + path, { headers: { cookie, 'sec-fetch-site': 'none' } })
  if (!isWhole(await response.text())) throw new Error(`${path} answered ${response.status} without its content.`)
}

/** Posts JSON as staff. @returns {Promise<Response>} */
export function postAsStaff(site, cookie, path, values) {
  return fetch(site + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify(values),
  })
}

/**
 * Asks for each of these, one request after the other.
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
