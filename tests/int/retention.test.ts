import { beforeEach, describe, expect, test } from 'vitest'
import { eraseDue } from '@/features/privacy/server/erasure/erase'
import { applyRetention, countDue } from '@/features/privacy/server/retention/apply'
import { postContact } from '@/features/registration/server/contact/handlers'
import { pool } from '@/server/database/pool'
import { contactInput } from '../support/factories'
import { register, send } from './entry-support'
import { ageAudit, clearRetention, count, enrolled, inMonths, makeErasuresDue, of } from './retention-support'
import { accept, acceptedRegistration } from './rosters-support'
import { freshDatabase, payload } from './support'

freshDatabase('empty')

beforeEach(clearRetention)

describe('families who did not come', () => {
  test('are erased 24 months after the last contact, seven days after the job', async () => {
    await register()
    expect(of(await applyRetention(inMonths(23)), 'entries')).toMatchObject({ due: 0 })
    expect(of(await applyRetention(inMonths(25)), 'entries')).toMatchObject({ due: 1, held: 0 })
    expect(await count('player_registrations')).toBe(1)
    expect(await eraseDue()).toBe(0)
    await makeErasuresDue()
    expect(await eraseDue()).toBe(1)
    expect(await count('player_registrations')).toBe(0)
  })

  test('are scheduled once', async () => {
    await register()
    await applyRetention(inMonths(25))
    expect(of(await applyRetention(inMonths(25)), 'entries')).toMatchObject({ due: 0 })
    expect(await count('erasures')).toBe(1)
  })

  test('stay while another entry of the same child is newer', async () => {
    const [old] = [await register(), await register({ goals: 'Again.', jerseyNumber: '7' })]
    await pool().query(`UPDATE player_registrations SET updated_at = now() - interval '3 years' WHERE id = $1`, [old])
    expect(await count('inbox_entries', `updated_at < now() - interval '2 years'`)).toBe(1)
    expect(of(await countDue(), 'entries')).toMatchObject({ due: 0 })
  })

  test('with a place stay, with their earlier entries', async () => {
    await register()
    await enrolled()
    expect(of(await countDue(inMonths(60)), 'entries')).toMatchObject({ due: 0 })
  })
})

describe('players who left', () => {
  test('are erased 36 months later, and not if they wrote again', async () => {
    const { player } = await enrolled()
    await pool().query('UPDATE players SET deleted_at = now() WHERE id = $1', [player])
    expect(of(await countDue(inMonths(35)), 'players')).toMatchObject({ due: 0 })
    expect(of(await countDue(inMonths(37)), 'players')).toMatchObject({ due: 1 })
    await pool().query(`UPDATE players SET deleted_at = now() - interval '4 years'`)
    expect(of(await countDue(), 'players')).toMatchObject({ due: 0 })
  })

  test('stay while they are on the roster again with another address, whichever record changed last', async () => {
    const first = await enrolled()
    const again = await accept(
      await acceptedRegistration({ parentEmail: 'new@example.org', phoneNumber: '6235550188' }),
    )
    await pool().query(`UPDATE player_registrations SET updated_at = now() - interval '3 years'`)
    await pool().query(`UPDATE players SET deleted_at = now() - interval '4 years' WHERE id = $1`, [first.player])
    for (const { player } of [again, first]) {
      await pool().query('UPDATE players SET updated_at = clock_timestamp() WHERE id = $1', [player])
      expect(of(await countDue(), 'players')).toMatchObject({ due: 0 })
    }
    await pool().query(`UPDATE players SET deleted_at = now() - interval '4 years'`)
    expect(of(await countDue(), 'players')).toMatchObject({ due: 1 })
  })

  test('lose their health notes 90 days after the season or after leaving', async () => {
    const { player, enrolment } = await enrolled()
    await pool().query(`UPDATE enrolments SET medical_notes = 'sealed', emergency_name = 'sealed' WHERE id = $1`, [
      enrolment,
    ])
    await pool().query(
      `INSERT INTO enrolments_pickups (_order, _parent_id, id, name) VALUES (1, $1, 'one', 'sealed')`,
      [enrolment],
    )
    const ninety = new Date('2027-10-28T12:00:00Z')
    expect(of(await countDue(ninety), 'health')).toMatchObject({ due: 0 })
    await applyRetention(new Date('2027-10-31T12:00:00Z'))
    expect(await count('enrolments', 'medical_notes IS NULL AND emergency_name IS NULL')).toBe(1)
    expect(await count('enrolments_pickups')).toBe(0)
    await pool().query(`UPDATE enrolments SET medical_notes = 'sealed'`)
    await pool().query(`UPDATE players SET deleted_at = now() - interval '93 days' WHERE id = $1`, [player])
    expect(of(await countDue(), 'health')).toMatchObject({ due: 1 })
  })

  test('lose their account and study 30 days after it ended', async () => {
    const { player } = await enrolled()
    const cms = await payload()
    await cms.update({ collection: 'players', id: player, data: { deletedAt: new Date().toISOString() } })
    expect([await count('members', 'NOT is_active'), await count('members', 'is_active')]).toEqual([1, 1])
    expect(of(await countDue(inMonths(0.5)), 'accounts')).toMatchObject({ due: 0 })
    await applyRetention(inMonths(1.5))
    expect([await count('members', 'NOT is_active'), await count('members', 'is_active')]).toEqual([0, 1])
  })
})

test('kept waivers go on their day', async () => {
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO erasures (entries, players, enrolments, members, asked_by_name, due_at, erased_at)
     VALUES ('{}', '{}', '{}', '{}', 'the family', now(), now()) RETURNING id`,
  )
  await pool().query(
    `INSERT INTO consent_versions (key, version, title, text) VALUES ('safety', 99, 'Safety', 'We agree.') ON CONFLICT DO NOTHING`,
  )
  await pool().query(
    `INSERT INTO kept_consents (erasure_id, key, version, is_given, at, words, until)
     SELECT $1, 'safety', 99, true, now(), 'sealed', day::date FROM unnest('{2030-01-01,2030-03-01}'::text[]) day`,
    [rows[0]!.id],
  )
  await applyRetention(new Date('2030-02-01T12:00:00Z'))
  expect(await count('kept_consents')).toBe(1)
  // Its erasure stays as long as a waiver refers to it.
  expect(await count('erasures', 'erased_at IS NOT NULL')).toBe(1)
  await applyRetention(new Date('2030-04-01T12:00:00Z'))
  expect([await count('kept_consents'), await count('erasures', 'erased_at IS NOT NULL')]).toEqual([0, 0])
})

test('mails lose their words, messages go with their mails, and the audit ends', async () => {
  await send(postContact, contactInput())
  await pool().query(`UPDATE mails SET status = 'kept'`)
  const mails = await count('mails')
  await applyRetention(inMonths(13))
  expect(await count('mails', `"to" = 'Removed' AND calendar IS NULL AND subject <> ''`)).toBe(mails)
  expect(of(await countDue(inMonths(13)), 'mails')).toMatchObject({ due: 0 })
  await ageAudit(25)
  await applyRetention(inMonths(25))
  expect([await count('form_entries'), await count('inbox_entries')]).toEqual([0, 0])
  expect(await count('mails', 'entry_id IS NOT NULL')).toBe(0)
  expect(await count('audit_events', `action = 'received'`)).toBe(0)
  expect(await count('audit_events', `action = 'deleted what was due'`)).toBeGreaterThan(0)
})

test('a gift keeps its amount without the name', async () => {
  const cms = await payload()
  const campaign = await cms.create({
    collection: 'campaigns',
    data: { name: 'New balls', goalCents: 100_000, startsOn: '2026-01-01', endsOn: '2026-12-31' } as never,
    draft: true,
  })
  await pool().query(
    `INSERT INTO pledges (name, email, amount_cents, campaign_id, message, reference) VALUES ('Kit Giverly', 'kit@example.org', 5000, $1, 'Go!', 'FC-GIFT')`,
    [campaign.id],
  )
  expect(of(await applyRetention(inMonths(83)), 'gifts')).toMatchObject({ due: 0 })
  expect(of(await applyRetention(inMonths(85)), 'gifts')).toMatchObject({ due: 1 })
  const { rows } = await pool().query('SELECT name, email, message, amount_cents::int AS cents FROM pledges')
  expect(rows).toEqual([{ name: 'Removed', email: '', message: null, cents: 5000 }])
  expect(await count('inbox_entries', `search LIKE '%giverly%' OR email LIKE 'kit@%'`)).toBe(0)
})
