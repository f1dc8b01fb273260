import { fillInbox } from '../../seed/inbox-crowd.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { memoryOf } from './memory.mjs'
import { openStaffPage, postAsStaff, signIn, timeAll } from './staff-requests.mjs'

const REGISTRATIONS = 50_000
const REQUESTS = { rounds: 12 }
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
/** Queries as users type them: full names, parts of one, a phone number, an address, and typos. */
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
 * Measures the inbox of a registrar with 50,000 registrations.
 * @param {string} site address of a throwaway site
 * @param {string} databaseUrl its database, which is filled with generated families
 * @param {{ email: string, password: string }} registrar
 * @param {number} serverPid process of the site
 * @returns {Promise<{ pages: import('./staff-requests.mjs').Times, searches: import('./staff-requests.mjs').Times, exported:
 * number }>} milliseconds of the slowest page and the slowest search, and the peak memory in bytes of an export of everything
 * @throws {Error} when a response is not the inbox, such as a redirect
 */
export async function measureInbox(site, databaseUrl, registrar, serverPid) {
  await withClient(databaseUrl, (client) => fillInbox(client, REGISTRATIONS))
  const cookie = await signIn(site, registrar)
  const openPage = (query) =>
    openStaffPage(site, cookie, `/admin/inbox?${query}`, (page) => /data-row=|data-card=/.test(page))
  return {
    pages: slowest(await timeAll(PAGES, openPage, REQUESTS)),
    searches: slowest(await timeAll(SEARCHES, (text) => search(site, cookie, text), REQUESTS)),
    exported: await measureExport(site, cookie, serverPid),
  }
}

function slowest(all) {
  return all.sort((one, other) => other.p95 - one.p95)[0]
}

async function search(site, cookie, text) {
  const response = await postAsStaff(site, cookie, '/staff/inbox/search', { text, query: '' })
  const { rows = [] } = await response.json()
  if (rows.length === 0) throw new Error(`The search for "${text}" answered ${response.status} without entries.`)
}

async function measureExport(site, cookie, serverPid) {
  const before = memoryOf(serverPid)
  let [peak, lines] = [before, 0]
  const what = { what: 'inbox', filters: { kind: 'player-registrations' } }
  const response = await postAsStaff(site, cookie, '/staff/export', what)
  for await (const chunk of response.body) {
    lines += Buffer.from(chunk).toString('latin1').split('\r\n').length - 1
    peak = Math.max(peak, memoryOf(serverPid))
  }
  // One in 61 is spam, which the tab of the registrations leaves out.
  if (lines < REGISTRATIONS * (60 / 61)) throw new Error(`The export answered ${response.status} with ${lines} lines.`)
  return peak - before
}
