import { beforeEach, describe, expect, test } from 'vitest'
import { checkEvents, importEvents } from '@/features/events/server/event-import/import'
import { findLastImport, undoEventImport } from '@/features/events/server/event-import/undo-import'
import { pool } from '@/server/database/pool'
import { divisionId } from '../support/members'
import { valueOf } from '../support/result'
import { staffAs, type StaffUser } from './staff'
import { countRows, freshDatabase, payload } from './support'

const context = { disableRevalidate: true }

freshDatabase()
beforeEach(async () => {
  await pool().query('TRUNCATE events, _events_v CASCADE')
  for (const key of ['11U', '12U']) await divisionId(pool(), key)
})

const TEXT = `Title,Type,Date,Starts,Ends,Place,Squads,Description
Winter game,Game,12/05/2026,6:30 PM,8 PM,Main gym,12U,Bring both jerseys.
Film night,party,12/06/2026,6 PM,7 PM,Main gym,,Bring a friend.
Holiday camp,Clinic,12/21/2026,,,Main gym,,Two days of skills.`
const ADDED = [2, 4]

async function bring(lines = ADDED, staff?: StaffUser, text = TEXT) {
  return importEvents(staff ?? (await staffAs('editor')), { text, lines }, context)
}

describe('an import of events', () => {
  test('is validated without storing anything', async () => {
    const { outcomes } = valueOf(await checkEvents(TEXT))
    expect(outcomes.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'add'],
      [3, 'refused'],
      [4, 'add'],
    ])
    expect(await countRows('events')).toBe(0)
  })

  test('publishes the previewed events, for their squads', async () => {
    expect(valueOf(await bring()).count).toBe(2)
    const { docs } = await (await payload()).find({ collection: 'events', depth: 1, sort: 'start' })
    expect(docs).toMatchObject([
      {
        title: 'Winter game',
        type: 'game',
        allDay: false,
        start: '2026-12-06T01:30:00.000Z',
        start_tz: 'America/Phoenix',
        divisions: [{ key: '12U' }],
        slug: expect.stringContaining('winter-game'),
        _status: 'published',
      },
      { title: 'Holiday camp', allDay: true, divisions: [] },
    ])
  })

  test('adds nothing when repeated', async () => {
    await bring()
    expect(await bring()).toMatchObject({ error: { status: 409 } })
    const { outcomes } = valueOf(await checkEvents(TEXT))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['same', 'refused', 'same'])
    expect(await countRows('events')).toBe(2)
  })

  test('stores nothing when one of its events cannot be stored', async () => {
    await pool().query(
      `CREATE FUNCTION refuse_camp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
       CREATE TRIGGER refuse_camp BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.title = 'Holiday camp')
         EXECUTE FUNCTION refuse_camp()`,
    )
    await expect(bring()).rejects.toThrow()
    await pool().query('DROP FUNCTION refuse_camp() CASCADE')
    expect(await countRows('events')).toBe(0)
  })
})

describe('the undo of an import of events', () => {
  test('removes all of them and no other, once', async () => {
    const editor = await staffAs('editor')
    await bring([2], editor, 'Title,Date,Place,Description\nOpen gym,12/01/2026,Main gym,Come and play.')
    const { id } = valueOf(await bring(ADDED, editor))
    expect(await findLastImport()).toMatchObject({ id, count: 2, by: editor.name })
    expect(valueOf(await undoEventImport(editor, id, context))).toEqual({ count: 2 })
    const { rows } = await pool().query('SELECT title FROM events')
    expect(rows).toEqual([{ title: 'Open gym' }])
    expect(await undoEventImport(editor, id, context)).toMatchObject({
      error: { message: 'This import was taken back already.' },
    })
    expect(await findLastImport()).toBeNull()
  })

  test('is rejected for all when one of them was changed since', async () => {
    const editor = await staffAs('editor')
    const { id } = valueOf(await bring(ADDED, editor))
    const { rows } = await pool().query<{ id: string }>(`SELECT id FROM events WHERE title = 'Holiday camp'`)
    const cms = await payload()
    await cms.update({ collection: 'events', id: rows[0]!.id, data: { title: 'Winter camp' }, user: editor, context })
    expect(await findLastImport()).toBeNull()
    expect(await undoEventImport(editor, id, context)).toMatchObject({
      error: { status: 409, message: 'Not taken back, because 1 of the 2 events changed since: Winter camp.' },
    })
    expect(await countRows('events')).toBe(2)
  })

  test('is allowed for the importer and editors', async () => {
    const [editor, coach] = [await staffAs('editor'), await staffAs('coach')]
    const { id } = valueOf(await bring(ADDED, editor))
    expect(await undoEventImport(coach, id, context)).toMatchObject({ error: { status: 404 } })
    const own = valueOf(await bring([2], coach, 'Title,Date,Place,Description\nOpen gym,12/01/2026,Main gym,Come.'))
    expect(valueOf(await undoEventImport(editor, own.id, context))).toEqual({ count: 1 })
  })
})
