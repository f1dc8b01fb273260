import { beforeEach, describe, expect, test } from 'vitest'
import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { total } from '@/features/privacy/rules/child-file'
import { dataMap } from '@/features/privacy/rules/data-map/data-map'
import { findChildIds } from '@/features/privacy/server/child-file/child'
import { openChildFile, type OpenedFile } from '@/features/privacy/server/child-file/open'
import { childScope } from '@/features/privacy/server/child-file/scopes'
import { pool } from '@/server/database/pool'
import { makeFilm } from '../support/films'
import { ALL, sign } from './enrolment-support'
import { HOME, household } from './child-file-support'
import { listActions } from './entry-support'
import { clearRosters, context, makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { freshDatabase } from './support'

freshDatabase('demo')

const ALLERGY = 'Peanuts. The pen is in the blue bag.'

async function open(kind: string, id: string): Promise<OpenedFile> {
  const file = await openChildFile(await staffAs('registrar'), { kind, id })
  expect(file).not.toBeNull()
  return file!
}

function countOf({ held }: OpenedFile, what: string): number {
  return held.find((line) => line.what === what)?.count ?? 0
}

beforeEach(async () => {
  await clearRosters()
  await pool().query('TRUNCATE tryout_registrations CASCADE')
  await makeSeasons()
})

describe('the file of a child', () => {
  test('is the same from the roster and from every submission of the family, and a brother has his own', async () => {
    const { zuri, tryout, kofi, enrolment, player } = await household()
    const places = [
      { kind: 'players', id: player },
      { kind: 'player-registrations', id: zuri },
      { kind: 'tryout-registrations', id: tryout },
    ]
    for (const place of places) {
      const ids = await findChildIds(place)
      expect(ids, place.kind).toMatchObject({ players: [player], enrolments: [enrolment] })
      expect(ids!.entries.toSorted(), place.kind).toEqual([zuri, tryout].toSorted())
      expect(ids!.members).toHaveLength(1)
    }
    const his = await findChildIds({ kind: 'player-registrations', id: kofi })
    expect(his).toEqual({ entries: [kofi], players: [], enrolments: [], members: [] })
  })

  test('shows how much is stored, where, since when and until when, and no value', async () => {
    const { enrolment, player } = await household()
    const before = await open('players', player)
    const details = {
      ...{ guardianName: 'Dana Okoro', guardianEmail: HOME.parentEmail, guardianPhone: '(623) 555-0102' },
      ...{ emergencyName: 'Ama Okoro', emergencyPhone: '(623) 555-0103', medicalNotes: ALLERGY },
      pickups: [{ name: 'Ama Okoro', phone: '(623) 555-0103', relation: 'Aunt' }],
    }
    await saveEnrolment(enrolment, { details, signing: null }, context)
    await sign(enrolment, ALL)
    const film = await makeFilm(pool())
    const { members } = (await findChildIds({ kind: 'players', id: player }))!
    await pool().query(
      'INSERT INTO film_views (id, member_id, film_id, share) VALUES (gen_random_uuid(), $1, $2, 50)',
      [members[0], film.id],
    )
    const file = await open('players', player)
    expect(file.child).toMatchObject({ name: 'Zuri Okoro', born: '2015-04-09', seasonEnds: '2027-07-31' })
    expect(countOf(file, 'Health note')).toBe(1)
    expect(countOf(file, 'Who may pick the player up')).toBe(1)
    expect(countOf(file, 'What a guardian signed or took back, with the day and the wording')).toBe(4)
    expect(countOf(file, 'Films watched, and how far')).toBe(1)
    expect(total(file.held)).toBeGreaterThan(total(before.held))
    expect(JSON.stringify(file.held)).not.toMatch(/Okoro|Peanuts|555|example\.org/)
  })

  test('shows who viewed it, and viewing it is recorded', async () => {
    const { player } = await household()
    const admin = await staffAs('admin')
    await open('players', player)
    await openChildFile(admin, { kind: 'players', id: player })
    const file = await open('players', player)
    expect(file.looked.map(({ action, by }) => `${by} ${action}`)).toEqual([
      'Test admin opened the file',
      'Test registrar opened the file',
    ])
    expect(file.done.map(({ action }) => action)).toContain('received')
    expect(file.done.map(({ action }) => action)).not.toContain('opened the file')
    expect(await listActions(player)).toEqual(expect.arrayContaining(['opened the file', 'opened the file']))
  })

  test.each([
    ['players', '00000000-0000-4000-8000-000000000000'],
    ['players', "'; DROP TABLE players; --"],
    ['staff', '00000000-0000-4000-8000-000000000000'],
    ['pledges', '00000000-0000-4000-8000-000000000000'],
  ])('does not exist for an unknown person: %s %s', async (kind, id) => {
    expect(await openChildFile(await staffAs('registrar'), { kind, id })).toBeNull()
  })

  test('covers every table with data about a child', () => {
    const others = new Set(dataMap.filter(({ table }) => !childScope(table)).map(({ table }) => table))
    expect([...others].toSorted()).toEqual([
      ...[
        'albums_pictures',
        'cities',
        'cities_local_players',
        'coaches',
        'deck_links',
        'erasures',
        'fee_changes',
        'film_files',
      ],
      ...[
        'form_entries',
        'form_entries_history',
        'inbox_views',
        'kept_consents',
        'legal_holds',
        'legal_holds_rels',
        'media',
        'payload_jobs',
        'payload_jobs_log',
        'payload_preferences',
      ],
      ...['pledges', 'pledges_history', 'posts', 'preview_links', 'rate_limits', 'search_documents'],
      ...['sponsor_inquiries', 'sponsor_inquiries_history'],
      ...['staff', 'staff_ended_sessions', 'staff_factors'],
      ...['staff_invitations', 'staff_recovery_codes', 'staff_rels', 'staff_roles', 'staff_sessions', 'testimonials'],
      'tour_requests',
      'tour_requests_history',
    ])
  })
})
