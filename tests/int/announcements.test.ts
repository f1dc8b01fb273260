import { addHours, addMinutes, subHours, subMinutes } from 'date-fns'
import { expect, test } from 'vitest'
import { asVisitor } from '@/server/payload'
import { refreshAnnouncements } from '@/features/site/server/announcement'
import { pool } from '@/server/database/pool'
import { invalidatedBy } from './invalidated'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const now = new Date()

async function announce(text: string, startsAt: Date, endsAt: Date): Promise<void> {
  const data = { text, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  await (await payload()).create({ collection: 'announcements', data: data as never })
}

test('visitors read current announcements, not planned or past ones', async () => {
  await announce('Planned.', addHours(now, 1), addHours(now, 2))
  await announce('Over.', subHours(now, 2), subHours(now, 1))
  await announce('Shown.', subHours(now, 1), addHours(now, 1))
  const { docs } = await asVisitor().find({ collection: 'announcements' })
  expect(docs.map(({ text }) => text)).toEqual(['Shown.'])
})

test('rejects an end before the beginning, and the full name of a player', async () => {
  await expect(announce('Backward.', addHours(now, 2), now)).rejects.toThrow('Until')
  const { rows } = await pool().query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM players LIMIT 1`,
  )
  await expect(announce(`Ask ${rows[0]!.name}.`, now, addHours(now, 1))).rejects.toThrow('Text')
})

test.each<[when: string, startsAt: Date, endsAt: Date, tags: string[]]>([
  ['has begun', subMinutes(now, 1), addHours(now, 1), ['collection:announcements']],
  ['has ended', subHours(now, 1), subMinutes(now, 1), ['collection:announcements']],
  ['goes on', subHours(now, 1), addHours(now, 1), []],
  ['begins soon', addMinutes(now, 5), addHours(now, 1), []],
])('an announcement that %s invalidates %4$j', async (when, startsAt, endsAt, tags) => {
  await pool().query('DELETE FROM announcements')
  await announce(`It ${when}.`, startsAt, endsAt)
  expect(await invalidatedBy(refreshAnnouncements)).toEqual(tags)
})
