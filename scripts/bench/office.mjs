import { fillCorrespondence, fillInbox } from '../../seed/inbox-crowd.mjs'
import { withClient } from '../lib/postgres/connect.mjs'
import { openStaffPage, postAsStaff, signIn, timeAll } from './staff-requests.mjs'

const REGISTRATIONS = 50_000
/** The server-side response time in milliseconds that 95% of requests must meet. */
const GOAL = 300
const REQUESTS = { rounds: 40, warmUp: 3 }
const LISTS = ['', 'status=waiting&division=12U', 'kind=player-registrations&sort=oldest', 'kind=tryout-registrations']
/** Queries as users type them: full names, parts of one, a phone number, a reference, a subject, a film, and typos. */
const TEXTS = ['amara okafor', '201 555-0177', 'whitfeild', 'jalen westbrok', 'prya', 'footwrok', 'registration']
const CASES = `
  SELECT '/admin/collections/' || kind || '/' || entry_id AS path FROM (
    (SELECT kind, entry_id FROM inbox_entries WHERE kind = 'player-registrations' AND due_at IS NOT NULL ORDER BY due_at LIMIT 1)
    UNION ALL (SELECT kind, entry_id FROM inbox_entries WHERE kind = 'tryout-registrations' AND due_at IS NOT NULL ORDER BY due_at LIMIT 1)
  ) cases`

/**
 * Measures the typical pages of a registrar with 50,000 registrations and their mails and notes: the dashboard, the list, a
 * search in it, an entry, and the results of Ctrl-K.
 * @param {string} site address of a throwaway site
 * @param {string} databaseUrl its database, which is filled with generated families
 * @param {{ email: string, password: string }} registrar
 * @returns {Promise<{ name: string, value: string, goal: string, met: boolean }[]>}
 */
export async function measureOfficeDay(site, databaseUrl, registrar) {
  const cases = await withClient(databaseUrl, async (client) => {
    await fillInbox(client, REGISTRATIONS)
    await fillCorrespondence(client)
    return (await client.query(CASES)).rows.map(({ path }) => path)
  })
  const cookie = await signIn(site, registrar)
  const open = (isWhole) => (path) => openStaffPage(site, cookie, path, isWhole)
  const lists = LISTS.map((query) => `/admin/inbox?${query}`)
  const parts = [
    ['Today', ['/admin'], open((page) => page.includes('Waiting for an answer') && page.includes('Start with'))],
    ['List', lists, open((page) => page.includes('data-row='))],
    ['Search in the list', TEXTS.slice(0, 5), searchList],
    ['Case', cases, open((page) => page.includes('aria-label="Case"') && page.includes('Answer the family'))],
    ['Ctrl-K', TEXTS, find],
    ['Counts of the navigation', ['nav-counts'], countForNav],
  ]
  const rows = []
  for (const [label, names, ask] of parts)
    rows.push(...(await timeAll(names, ask, REQUESTS)).map((times) => toRow(label, times)))
  return rows

  async function searchList(text) {
    const { rows = [] } = await (await postAsStaff(site, cookie, '/staff/inbox/search', { text, query: '' })).json()
    if (rows.length === 0) throw new Error(`The search for "${text}" found nothing.`)
  }

  async function find(text) {
    const { groups = [] } = await (await postAsStaff(site, cookie, '/staff/find', { text })).json()
    if (groups.length === 0 && text !== 'footwrok') throw new Error(`Ctrl-K found nothing for "${text}".`)
  }

  async function countForNav() {
    const counts = await (await postAsStaff(site, cookie, '/staff/nav-counts', {})).json()
    if (!(counts.inbox > 0)) throw new Error('The navigation has no counts.')
  }
}

function toRow(label, { name, p50, p95 }) {
  return {
    name: `${label}, ${name}`,
    value: `${p50.toFixed(0)} ms, 95 of 100 within ${p95.toFixed(0)} ms`,
    goal: `${GOAL} ms or less`,
    met: p95 <= GOAL,
  }
}
