import { fillInbox } from '../../seed/inbox-crowd.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { memoryOf } from './memory.mjs'
import { openStaffPage, postAsStaff, signIn, timeAll } from './staff-requests.mjs'

const REGISTRATIONS = 50_000
const REQUESTS = { rounds: 12 }
/** The time of the slowest page and the slowest search that 95% of requests must meet, in milliseconds. */
const INBOX_GOAL = 300
/** The maximum memory of an export of 50,000 registrations, in bytes. */
const EXPORT_GOAL = 150e6
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
 * @returns {Promise<{ name: string, value: string, goal: string, met: boolean }[]>} the slowest page and the slowest search, and the peak
 * memory of an export of everything
 * @throws {Error} when a response is not the inbox, such as a redirect
 */
export async function measureInbox(site, databaseUrl, registrar, serverPid) {
  await withClient(databaseUrl, (client) => fillInbox(client, REGISTRATIONS))
  const cookie = await signIn(site, registrar)
  const openPage = (query) =>
    openStaffPage(site, cookie, `/admin/inbox?${query}`, (page) => /data-row=|data-card=/.test(page))
  return inboxRows({
    pages: slowest(await timeAll(PAGES, openPage, REQUESTS)),
    searches: slowest(await timeAll(SEARCHES, (text) => search(site, cookie, text), REQUESTS)),
    exported: await measureExport(site, cookie, serverPid),
  })
}

function inboxRows({ pages, searches, exported }) {
  const goal = `${INBOX_GOAL} ms or less`
  const row = (what, { p95 }) => ({ name: what, value: `${p95.toFixed(0)} ms`, goal, met: p95 <= INBOX_GOAL })
  return [
    row('Inbox of 50,000, the slowest view, 95 of 100 within', pages),
    row('Inbox of 50,000, the slowest search, 95 of 100 within', searches),
    {
      name: 'Inbox of 50,000, memory that its export takes',
      value: `${Math.round(exported / 1e6)} MB`,
      goal: `${EXPORT_GOAL / 1e6} MB or less`,
      met: exported <= EXPORT_GOAL,
    },
  ]
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
