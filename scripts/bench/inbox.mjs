import { fillInbox } from '../../seed/inbox-crowd.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { memoryOf } from './memory.mjs'

const REGISTRATIONS = 50_000
const ROUNDS = 12
const WARM_UP = 2
const PAGES = [
  '',
  'kind=player-registrations',
  'overdue=1&sort=due',
  'status=waiting&division=12U',
  'from=10&to=11&city=Peoria',
  'assignee=nobody&sort=oldest',
  'tag=sibling',
  'kind=spam',
  'kind=player-registrations&view=board',
  'kind=player-registrations&view=board&division=12U',
]
/** As people type: whole names, a part, a phone, a mail, and with typing errors. */
const SEARCHES = [
  'okafor',
  'amara okafor',
  '201 555-0177',
  'dana.okafor77@example.org',
  'whitfeild',
  'jalen westbrok',
  'prya ashdwn',
  'prya',
]

/**
 * The inbox of a registrar with 50,000 registrations.
 * @param {string} site address of a throwaway site
 * @param {string} databaseUrl its database, which is filled with invented families
 * @param {{ email: string, password: string }} registrar
 * @param {number} serverPid process of the site
 * @returns {Promise<{ pages: Times, searches: Times, exported: number }>} milliseconds of the slowest page and the slowest
 * search, and bytes of memory that an export of everything takes at its peak
 * @throws {Error} when an answer is not the inbox: a number about a redirect would mean nothing
 */
export async function measureInbox(site, databaseUrl, registrar, serverPid) {
  await withClient(databaseUrl, (client) => fillInbox(client, REGISTRATIONS))
  const cookie = await signIn(site, registrar)
  return {
    pages: slowest(await measureAll(PAGES, (query) => openPage(site, cookie, query))),
    searches: slowest(await measureAll(SEARCHES, (text) => search(site, cookie, text))),
    exported: await measureExport(site, cookie, serverPid),
  }
}

/** @typedef {{ name: string, p50: number, p95: number }} Times */

async function measureAll(names, ask) {
  const all = []
  for (const name of names) {
    const times = []
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const began = performance.now()
      await ask(name)
      if (round >= WARM_UP) times.push(performance.now() - began)
    }
    times.sort((one, other) => one - other)
    all.push({ name, p50: times[Math.floor(ROUNDS / 2)], p95: times[Math.floor(ROUNDS * 0.95)] })
  }
  return all
}

function slowest(all) {
  return all.sort((one, other) => other.p95 - one.p95)[0]
}

async function openPage(site, cookie, query) {
  // As a browser opens an address that somebody typed; without it the session does not count.
  const headers = { cookie, 'sec-fetch-site': 'none' }
  const response = await fetch(`${site}/admin/inbox?${query}`, { headers })
  const page = await response.text()
  if (!/data-row=|data-card=/.test(page))
    throw new Error(`The inbox ?${query} answered ${response.status} without entries.`)
}

async function search(site, cookie, text) {
  const response = await fetch(`${site}/staff/inbox/search`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify({ text, query: '' }),
  })
  const { rows = [] } = await response.json()
  if (rows.length === 0) throw new Error(`The search for "${text}" answered ${response.status} without entries.`)
}

async function measureExport(site, cookie, serverPid) {
  const before = memoryOf(serverPid)
  let [peak, lines] = [before, 0]
  const response = await fetch(`${site}/staff/export`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify({ what: 'inbox', filters: { kind: 'player-registrations' } }),
  })
  for await (const chunk of response.body) {
    lines += Buffer.from(chunk).toString('latin1').split('\r\n').length - 1
    peak = Math.max(peak, memoryOf(serverPid))
  }
  if (lines <= REGISTRATIONS) throw new Error(`The export answered ${response.status} with ${lines} lines.`)
  return peak - before
}

async function signIn(site, registrar) {
  const response = await fetch(`${site}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify(registrar),
  })
  if (!response.ok) throw new Error(`The registrar could not sign in: ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
