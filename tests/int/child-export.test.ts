import { beforeEach, describe, expect, test } from 'vitest'
import { postChildFile } from '@/features/privacy/server/child-file/handlers'
import { openChildFile } from '@/features/privacy/server/child-file/open'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { formRequest } from '../support/factories'
import { exportOf, HOME, household, takeFile } from './child-file-support'
import { register, staffHeaders } from './entry-support'
import { clearRosters, makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { freshDatabase } from './support'

freshDatabase('demo')

beforeEach(async () => {
  await clearRosters()
  await pool().query('TRUNCATE tryout_registrations, applications CASCADE')
  await makeSeasons()
})

describe('the export of a child’s file', () => {
  test('omits the token of private links in mails', async () => {
    const { player, enrolment } = await household()
    const token = 'q'.repeat(43)
    await pool().query(
      `INSERT INTO mails (kind, "to", subject, text, dedupe_key, entry_id) VALUES
       ('enrolment', 'dana.okoro@example.org', 'A place', $1, 'k', $2)`,
      [
        `Here: https://academy.example.org/enrol/${token}\n\nAnd https://academy.example.org/login/reset?token=${token} too.`,
        enrolment,
      ],
    )
    const { files, page } = await exportOf(player)
    expect(page).toContain('https://academy.example.org/enrol/(private link, left out)')
    for (const file of Object.values(files)) expect(file).not.toContain(token)
  })

  test('is a page without scripts and external requests, whatever a family entered', async () => {
    const { player, zuri } = await household()
    await pool().query('UPDATE player_registrations SET goals = $2 WHERE id = $1', [
      zuri,
      '<script src="https://evil.example.org/x.js"></script><img src=x onerror=alert(1)>',
    ])
    const { page } = await exportOf(player)
    expect(page).toContain('&lt;script src=&quot;https://evil.example.org/x.js&quot;&gt;')
    expect(page).not.toMatch(/<(script|img|link|iframe|a)\b/)
    expect(page).toMatch(/<h3>Experience, goals/)
    expect(page).toContain('Apr 9, 2015')
  })

  test('omits forms without an answer, and lists the others from the oldest to the newest', async () => {
    const { player, zuri } = await household()
    const again = { ...HOME, firstName: 'Zuri', dateOfBirth: '04/09/2015' }
    const answers: [string, string, string][] = [
      [zuri, 'To jump', '2026-03-01'],
      [await register(again), '', '2026-02-01'],
      [await register({ ...again, goals: 'Another form' }), 'To play', '2026-01-01'],
    ]
    for (const answer of answers)
      await pool().query(
        `UPDATE player_registrations SET goals = $2, created_at = $3, previous_experience = '', instagram_handle = NULL,
         highlight_video_url = NULL WHERE id = $1`,
        answer,
      )
    const { data } = await exportOf(player)
    const section = data.things.find(({ what }) => what.startsWith('Experience, goals'))!
    expect(section.records.map(({ values }) => values.goals)).toEqual(['To play', 'To jump'])
    expect(section.count).toBe(2)
  })

  test('is a file without a name in its file name, and never cached', async () => {
    const { player } = await household()
    const { answer } = await exportOf(player)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="everything-we-hold-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-type')).toBe('application/zip')
  })

  test('is recorded with who requested it and its size, and counted on the page', async () => {
    const { player } = await household()
    const { data } = await exportOf(player)
    const file = await openChildFile(await staffAs('registrar'), { kind: 'players', id: player })
    expect(file!.exports).toBe(1)
    const things = data.things.reduce((sum, { records }) => sum + records.length, 0)
    expect(things).toBeGreaterThan(0)
    const noted = file!.done.find(({ action }) => action === 'exported')
    expect(noted).toMatchObject({ by: (await staffAs('registrar')).name, kind: 'players' })
    expect(noted!.detail).toMatch(/^\d+ things, asked for by Dana, by phone$/)
  })

  test.each<[StaffRole | null, object, number]>([
    ['admin', {}, 200],
    ['coach', {}, 403],
    ['editor', {}, 403],
    ['treasurer', {}, 403],
    [null, {}, 401],
    ['registrar', { requestedBy: '  ' }, 422],
    ['registrar', { id: '00000000-0000-4000-8000-000000000000' }, 404],
    ['registrar', { kind: 'staff' }, 404],
  ])('%s with %o: %i', async (role, change, status) => {
    const { player } = await household()
    const answer = await takeFile(role, { kind: 'players', id: player, ...change })
    expect(answer.status).toBe(status)
    const { rowCount } = await pool().query(`SELECT FROM audit_events WHERE action = 'exported' AND entry_id = $1`, [
      player,
    ])
    expect(rowCount).toBe(status === 200 ? 1 : 0)
  })

  test('a request from another site gets nothing', async () => {
    const { player } = await household()
    const headers = { ...(await staffHeaders('admin')), origin: 'https://evil.example.org' }
    const body = { how: 'file', requestedBy: 'x', kind: 'players', id: player }
    expect((await postChildFile(formRequest('child-file', body, headers))).status).toBe(403)
  })
})
