import { beforeAll, describe, expect, test } from 'vitest'
import { pool } from '@/server/database/pool'
import { randomFrom } from '../support/random'
import { Registrar, type StaffAction } from './colleagues-support'
import { makeRegistration } from './inbox-support'
import { makeStaff } from './staff'
import { freshDatabase } from './support'

const SEED = 34
const ENTRIES = 20
const DEEDS_EACH = 100
/** The number of actions of a registrar before the whole list is reloaded. */
const STALE_FOR = 30

freshDatabase()

describe('two registrars who perform 200 actions on the same 20 entries at once', () => {
  let deeds: StaffAction[]
  let ids: string[]
  let names: string[]
  let lists: unknown[][]

  beforeAll(async () => {
    ids = await Promise.all(Array.from({ length: ENTRIES }, () => makeRegistration()))
    const staff = await Promise.all(
      ['Ada Lowe', 'Ben Ortiz'].map((name) =>
        makeStaff({ email: `${name.split(' ')[0]}@example.org`.toLowerCase(), name, roles: ['registrar'] }),
      ),
    )
    names = staff.map(({ name }) => name)
    const [ada, ben] = await Promise.all(staff.map((user, index) => Registrar.signIn(user, randomFrom(SEED + index))))
    const done = await Promise.all([work(ada!, ids, ben!.user.id), work(ben!, ids, ada!.user.id)])
    deeds = done.flat()
    lists = await Promise.all([ada!.look(ids), ben!.look(ids)])
  })

  const acknowledged = (...kinds: StaffAction['what'][]) =>
    deeds.filter(({ what, why }) => why === null && kinds.includes(what))

  test('conflict often, and each conflict names the colleague who was first', () => {
    const refused = deeds.filter(({ why }) => why !== null)
    expect([deeds.length, refused.length > 20, acknowledged('move', 'answer').length > 20]).toEqual([200, true, true])
    for (const { by, why } of refused) expect(why).toContain(names.find((name) => name !== by))
  })

  test('change no state that the acting registrar had not seen', () => {
    const revised = acknowledged('move', 'answer', 'note').map(({ id, seen }) => `${id} ${seen.revision}`)
    expect(new Set(revised).size).toBe(revised.length)
    // Each registrar released an entry as often as they received it, except the current assignee.
    for (const id of ids) {
      const balance = new Map<string | null, number>([[null, 1]])
      const count = (who: string | null, by: number) => balance.set(who, (balance.get(who) ?? 0) + by)
      for (const { seen, to } of acknowledged('take', 'hand over').filter((deed) => deed.id === id)) {
        count(seen.assigneeId, -1)
        count(to, 1)
      }
      const holders = [...balance].filter(([, times]) => times !== 0)
      expect(holders).toEqual([[rowOf(id).assigneeId, 1]])
    }
  })

  test('are each recorded exactly once when acknowledged, and not at all when rejected', async () => {
    const moves = await read('SELECT _parent_id AS id, "from", "to", by_name AS by FROM player_registrations_history')
    const changes = acknowledged('move', 'answer').map(({ id, seen, to, by }) => ({ id, from: seen.status, to, by }))
    expect(sorted(moves)).toEqual(sorted(changes))
    const mails = await read(`SELECT entry_id AS id, subject FROM mails WHERE sent_by = ANY ($1)`, [names])
    expect(mails).toHaveLength(acknowledged('answer').length)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length)
    const noted = await read(
      'SELECT entry_id AS id, actor_name AS by, action FROM audit_events WHERE actor_id IS NOT NULL',
    )
    const actions = deeds
      .filter(({ why }) => why === null)
      .flatMap(({ id, by, what }) => ACTIONS[what].map((action) => ({ id, by, action })))
    expect(sorted(noted)).toEqual(sorted(actions))
  })

  test('leave each entry in the state of the last acknowledged action, and no tag is lost', async () => {
    const rows = await read('SELECT id, status::text, notes, revision::int FROM player_registrations')
    for (const { id = '', status, notes, revision } of rows) {
      const own = acknowledged('move', 'answer', 'note').filter((deed) => deed.id === id)
      own.sort((one, other) => one.seen.revision - other.seen.revision)
      const last = (...kinds: StaffAction['what'][]) => own.findLast(({ what }) => kinds.includes(what))?.to
      expect([status, notes, revision]).toEqual([
        last('move', 'answer') ?? 'pending',
        last('note') ?? null,
        own.length + 1,
      ])
      const tags = acknowledged('tag').filter((deed) => deed.id === id)
      expect(rowOf(id).tags.toSorted()).toEqual(tags.map(({ to }) => to).toSorted())
    }
  })

  test('are the same in both lists', () => {
    expect(lists[0]).toHaveLength(ENTRIES)
    expect(lists[0]).toEqual(lists[1])
  })

  function rowOf(id: string): StaffAction['seen'] {
    return (lists[0] as StaffAction['seen'][]).find((row) => row.id === id)!
  }
})

/** Maps each action to its audit note. */
const ACTIONS: Record<StaffAction['what'], string[]> = {
  take: ['assigned'],
  'hand over': ['assigned'],
  tag: ['tagged'],
  move: ['changed'],
  answer: ['changed', 'mail written'],
  note: ['changed'],
}

async function work(registrar: Registrar, ids: string[], colleague: string): Promise<StaffAction[]> {
  const deeds: StaffAction[] = []
  for (let number = 0; number < DEEDS_EACH; number += 1) {
    if (number % STALE_FOR === 0) await registrar.look(ids)
    deeds.push(await registrar.act(registrar.random.pick(ids), colleague, number))
  }
  return deeds
}

async function read(statement: string, values: unknown[] = []): Promise<Record<string, string>[]> {
  return (await pool().query<Record<string, string>>(statement, values)).rows
}

function sorted(rows: object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted()
}
