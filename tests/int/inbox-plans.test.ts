import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeSettings, closeStatement, literalStatement, nearStatement } from '@/features/entries/server/search-sql'
import { readSearch, toPattern } from '@/features/entries/rules/search-text'
import { MAILS_OF_ENTRIES } from '@/features/entries/server/entry/timeline'
import { closeSql, literalSql } from '@/features/dashboard/server/find/find-sql'
import { SOURCES } from '@/features/dashboard/server/find/sources'
import {
  BY_INDEX,
  boardCountsStatement,
  boardStatement,
  listStatement,
  openCountsStatement,
  type Statement,
} from '@/features/entries/server/list-sql'
import type { Scope } from '@/features/entries/server/filter-sql'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { withClient } from '../../scripts/lib/postgres/connect.mjs'
import { fillCorrespondence, fillInbox } from '../../seed/inbox-crowd.mjs'
import { filtersOf, scopeOf } from './inbox-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()

// Enough rows that a sequential scan would be slower, so that the planner chooses as it does with 50,000.
const REGISTRATIONS = 12_000
const BIG = /Seq Scan on (inbox_entries|player_registrations|tryout_registrations|form_entries|audit_events|mails)\b/
const CURSOR = 'older=2026-09-01T00:00:00.000000Z_00000000-0000-4000-8000-000000000000'

let registrar: Scope
let treasurer: Scope

beforeAll(async () => {
  await clearInbox()
  ;[registrar, treasurer] = [await scopeOf('registrar'), await scopeOf('treasurer')]
  await withClient(process.env.DATABASE_URL, async (client: Parameters<typeof fillInbox>[0]) => {
    await fillInbox(client, REGISTRATIONS)
    await fillCorrespondence(client)
  })
})
afterAll(clearInbox)

async function planOf({ text, values }: Statement, settings?: Statement): Promise<string> {
  return transaction(async (client) => {
    if (settings) await client.query(settings.text, settings.values)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

describe('no submission table is read by a sequential scan', () => {
  test.each([
    '',
    'kind=all',
    'sort=oldest',
    'sort=due',
    'overdue=1&sort=due',
    'overdue=1',
    'status=waiting',
    'status=new',
    'status=enrolled',
    'status=waiting&division=12U',
    'division=12U',
    'from=10&to=11',
    'from=40&to=50',
    'city=Peoria',
    'city=Nowhere',
    'assignee=me',
    'assignee=nobody',
    'tag=sibling',
    'tag=unheard',
    'suspicious=1',
    'since=2026-09-01&until=2026-09-07',
    'kind=tryout-registrations&offered=1&since=2026-01-01',
    'kind=spam',
    'kind=player-registrations',
    'kind=player-registrations&division=9U&from=9&to=10&city=Gilbert&assignee=nobody',
    CURSOR,
    `division=12U&${CURSOR}`,
  ])('in the list: %s', async (query) => {
    const statements = [registrar, treasurer].flatMap((scope) => listStatement(filtersOf(query), scope) ?? [])
    expect(statements).not.toEqual([])
    for (const statement of statements) expect(await planOf(statement)).not.toMatch(BIG)
  })

  test.each(['', 'division=12U', 'city=Nowhere', 'assignee=nobody', 'overdue=1', 'tag=sibling'])(
    'on the board: %s',
    async (query) => {
      const filters = filtersOf(`kind=player-registrations&view=board&${query}`)
      expect(await planOf(boardStatement(filters, registrar))).not.toMatch(BIG)
      expect(await planOf(boardCountsStatement(filters, registrar), BY_INDEX)).not.toMatch(BIG)
    },
  )

  test.each(['okafor', 'amara okafor', '6235550123', 'dana.okafor77@example.org', 'qqqqq', 'PR-1F2E-77AB', 'example'])(
    'in a search for %s',
    async (text) => {
      const words = readSearch(text)!
      for (const query of ['kind=all', 'kind=player-registrations&division=12U']) {
        expect(await planOf(literalStatement(words, filtersOf(query), registrar))).not.toMatch(BIG)
        expect(await planOf(closeStatement(words, filtersOf(query), registrar), closeSettings(words))).not.toMatch(BIG)
      }
    },
  )

  test.each(['prya', 'maaya lima'])('in a search for the short and mistyped %s', async (text) => {
    expect(await planOf(nearStatement(readSearch(text)!, filtersOf('kind=all'), registrar)!)).not.toMatch(BIG)
  })

  test.each(['registration', 'amara okafor', 'registratoin', 'whitfeild', 'prya'])(
    'of the mails when searching everything for %s',
    async (text) => {
      const mails = SOURCES.find(({ collection }) => collection === 'mails')!
      const close = { text: closeSql(mails), values: [text] }
      expect(await planOf({ text: literalSql(mails), values: [toPattern(text)] })).not.toMatch(BIG)
      expect(await planOf(close, closeSettings({ words: [text], patterns: [] }))).not.toMatch(BIG)
    },
  )

  test('of the mails in a case', async () => {
    const { rows } = await pool().query<{ id: string; reference: string }>(
      'SELECT entry_id AS id, reference FROM inbox_entries LIMIT 1',
    )
    const { id, reference } = rows[0]!
    expect(await planOf({ text: MAILS_OF_ENTRIES, values: [[id], [reference]] })).not.toMatch(BIG)
  })

  test('in the counts', async () => {
    for (const { kinds } of [registrar, treasurer]) expect(await planOf(openCountsStatement(kinds))).not.toMatch(BIG)
  })
})
