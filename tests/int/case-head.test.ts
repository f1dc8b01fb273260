import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '@/features/entries/rules/row'
import { findCaseHead } from '@/features/entries/server/entry/case-head'
import { adminPaths } from '@/lib/admin-paths'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { makeOther, makeRegistration } from './inbox-support'
import { makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()

const kind = 'player-registrations'
const DAY_MS = 24 * 60 * 60 * 1000
const NEWEST = Date.parse('2026-11-20T12:00:00-07:00')

/** Stores registrations, the newest first: “Kid0”, “Kid1” and so on. Returns their ids. */
async function makeList(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1)
    ids.push(await makeRegistration({ first: `Kid${index}`, at: new Date(NEWEST - index * DAY_MS).toISOString() }))
  return ids
}

async function head(id: string, query: string, { role = 'registrar' as StaffRole, born = null as string | null } = {}) {
  return findCaseHead(await staffAs(role), { kind, id, born, query })
}

describe('the place of an entry in its list', () => {
  let ids: string[]
  beforeAll(async () => {
    await clearInbox()
    ids = await makeList(PAGE_SIZE + 2)
  })

  const queueOf = async (index: number, query = 'kind=all') => (await head(ids[index]!, query))!.queue!
  const people = ({ previous, next }: Awaited<ReturnType<typeof queueOf>>) => [previous?.person, next?.person]

  test('names the entries before and after it', async () => {
    const queue = await queueOf(1)
    expect(queue).toMatchObject({ isListed: true, position: `2 of ${PAGE_SIZE}+, newest first` })
    expect(people(queue)).toEqual(['Kid0 Exampleton', 'Kid2 Exampleton'])
    expect(people(await queueOf(0))).toEqual([undefined, 'Kid1 Exampleton'])
  })

  test('goes on over the end of a page, and back', async () => {
    const last = await queueOf(PAGE_SIZE - 1)
    expect(people(last)).toEqual([`Kid${PAGE_SIZE - 2} Exampleton`, `Kid${PAGE_SIZE} Exampleton`])
    const query = new URL(last.next!.href, 'https://example.org').searchParams.get('queue')!
    const first = await queueOf(PAGE_SIZE, query)
    expect(first.isListed).toBe(true)
    expect(people(first)).toEqual([`Kid${PAGE_SIZE - 1} Exampleton`, `Kid${PAGE_SIZE + 1} Exampleton`])
    expect(people(await queueOf(PAGE_SIZE + 1, query))).toEqual([`Kid${PAGE_SIZE} Exampleton`, undefined])
  })

  test('of an entry that has left the list is followed by the first one', async () => {
    const queue = await queueOf(3, 'kind=all&status=declined')
    expect(queue).toMatchObject({ isListed: false, previous: null, next: null })
    const answered = await makeRegistration({ first: 'Gone', status: 'declined' })
    const after = (await head(answered, 'kind=all&status=pending'))!.queue!
    expect(after.isListed).toBe(false)
    expect(people(after)).toEqual([undefined, 'Kid0 Exampleton'])
    expect(after.list).toContain(adminPaths.inbox('status=pending'))
  })
})

describe('the head of an entry', () => {
  beforeEach(clearInbox)

  test('proposes the division of the current season by the date of birth', async () => {
    await pool().query('TRUNCATE seasons CASCADE')
    const id = await makeRegistration()
    expect((await head(id, '', { born: '2015-04-09' }))!.proposal).toBeNull()
    await makeSeasons()
    expect((await head(id, '', { born: '2015-04-09' }))!.proposal).toMatchObject({ season: '2026-27', division: '12U' })
    expect((await head(id, ''))!.proposal).toBeNull()
  })

  test('has no language once the entry was merged into another one', async () => {
    const [id, target] = [await makeRegistration(), await makeRegistration()]
    expect((await head(id, ''))!.language).toBe('en')
    await pool().query('UPDATE inbox_entries SET merged_into = $2 WHERE entry_id = $1', [id, target])
    expect((await head(id, ''))!.language).toBeNull()
  })

  test('is for staff who handle its kind only', async () => {
    const id = await makeRegistration()
    const tour = await makeOther('tour', 'Lou Visitor')
    expect(await head(id, '', { role: 'treasurer' })).toBeNull()
    expect(await head(id, '', { role: 'editor' })).toBeNull()
    expect(await head(id, '', { role: 'admin' })).not.toBeNull()
    const visit = { kind: 'tour-requests', id: tour, born: null, query: '' } as const
    expect(await findCaseHead(await staffAs('treasurer'), visit)).not.toBeNull()
  })
})
