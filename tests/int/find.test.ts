import { beforeEach, expect, test } from 'vitest'
import { findAnything } from '@/features/dashboard/server/find/find'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { formRequest, tryoutInput } from '../support/factories'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()

beforeEach(async () => {
  await clearInbox()
  await pool().query('TRUNCATE players, mails, films CASCADE')
  await pool().query(
    `INSERT INTO players (first_name, last_name, age, gender, division, slug, publication, deleted_at) VALUES
     ('Camila', 'Reyes', 13, 'girl', '14U', 'camila-r', 'hidden', NULL),
     ('Gone', 'Reyes', 13, 'girl', '14U', 'gone-r', 'hidden', now());
     INSERT INTO mails (subject, "to", text, status, kind) VALUES
     ('A place for Mateo Reyes', 'a@example.org', 'Hi', 'sent', 'registration'),
     ('Reyes: your password', 'a@example.org', 'Hi', 'sent', 'account')`,
  )
  await postTryout(formRequest('tryout', tryoutInput({ playerFirstName: 'Mateo', playerLastName: 'Reyes' })))
})

async function find(role: StaffRole, text: string, divisions?: string[]): Promise<Record<string, string[]>> {
  const staff = { ...(await staffAs(role)), ...(divisions && { divisions }) }
  const groups = await findAnything(staff as never, text)
  return Object.fromEntries(groups.map(({ label, items }) => [label, items.map(({ title }) => title)]))
}

test.each(['reyes', 'REYES', 'reyez'])('finds entries, children and mails by %j', async (text) => {
  expect(await find('registrar', text)).toEqual({
    Entries: ['Mateo Reyes'],
    'Children and players': ['Camila Reyes'],
    Mails: ['A place for Mateo Reyes'],
  })
})

test('lists the newest first among those that contain the text, and else the most similar', async () => {
  await pool().query(
    `INSERT INTO players (first_name, last_name, age, gender, division, slug, publication, created_at) VALUES
     ('Old', 'Reyes', 13, 'girl', '14U', 'old-r', 'hidden', '2026-01-01'),
     ('New', 'Reyes', 13, 'girl', '14U', 'new-r', 'hidden', '2026-03-01'),
     ('Mid', 'Reyes', 13, 'girl', '14U', 'mid-r', 'hidden', '2026-02-01'),
     ('Ann', 'Reyezova', 13, 'girl', '14U', 'ann-r', 'hidden', '2026-02-01')`,
  )
  const titlesOf = async (text: string) => (await find('admin', text))['Children and players']
  expect(await titlesOf('reyes')).toEqual(['Camila Reyes', 'New Reyes', 'Mid Reyes', 'Old Reyes'])
  expect((await titlesOf('reyezov a'))?.[0]).toBe('Ann Reyezova')
})

test('shows each role only what it may read', async () => {
  expect(await find('editor', 'reyes')).toEqual({})
  expect(await find('treasurer', 'reyes')).toEqual({})
  expect(await find('coach', 'reyes')).toEqual({})
  const all = await find('admin', 'reyes')
  expect(all.Mails).toEqual(['A place for Mateo Reyes', 'Reyes: your password'])
})

test('finds nothing for a text that is in no name', async () => {
  expect(await find('admin', 'xylophone')).toEqual({})
})
