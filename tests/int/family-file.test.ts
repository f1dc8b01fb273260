import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { openFamilyFile } from '@/features/privacy/server/child-file/family'
import { postEnrolFile, postFamilyFile } from '@/features/privacy/server/child-file/family-handlers'
import { openChildFile } from '@/features/privacy/server/child-file/open'
import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { makeMember, memberCookie } from '../support/members'
import { withCookies } from '../../runtime/next/testing/request'
import { HOME, household, readFile, takeFile, zurisTryout } from './child-file-support'
import { register, send } from './entry-support'
import { post } from './film-support'
import { accept, acceptedRegistration, clearRosters, context, makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { freshDatabase } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')

const ALLERGY = 'Peanuts. The pen is in the blue bag.'
const NOTE = 'The office called twice.'
const OTHER_HOME = { parentName: 'Sam Other', parentEmail: 'sam.other@example.org', phoneNumber: '(623) 555-0188' }

beforeEach(async () => {
  await clearRosters()
  await pool().query('TRUNCATE tryout_registrations, rate_limits CASCADE')
  await makeSeasons()
})

/** Zuri’s household with a health note, a note of the office, her account and her parent’s. */
async function family() {
  const home = await household()
  const details = {
    ...{ guardianName: 'Dana Okoro', guardianEmail: HOME.parentEmail, guardianPhone: '(623) 555-0102' },
    ...{ emergencyName: 'Ama Okoro', emergencyPhone: '(623) 555-0103', medicalNotes: ALLERGY, pickups: [] },
  }
  await saveEnrolment(home.enrolment, { details, signing: null }, context)
  await pool().query('UPDATE player_registrations SET notes = $2 WHERE id = $1', [home.zuri, NOTE])
  const { rows } = await pool().query<{ child: string; parent: string }>(
    `SELECT m.id AS child, r.parent_id AS parent FROM members m JOIN members_rels r ON r.members_id = m.id
     WHERE m.player_id = $1 AND r.path = 'children'`,
    [home.player],
  )
  const { rows: mails } = await queryMails<{ text: string }>(pool(), `SELECT text FROM mails WHERE kind = 'enrolment'`)
  const [, token = ''] = /\/enrol\/([\w-]+)/.exec(mails[0]!.text) ?? []
  return { ...home, ...rows[0]!, token }
}

async function takeAs(member: string, child: string): Promise<Response> {
  const cookie = await memberCookie(pool(), member)
  return withCookies(cookie, () => postFamilyFile(post('child-file', { child }, { cookie })))
}

const takeByLink = (token: string) => postEnrolFile(post('enrol-file', { token }))

async function countNotes(action: string, ...about: string[]): Promise<number> {
  const { rows } = await pool().query('SELECT FROM audit_events WHERE action = $1 AND entry_id::text = ANY ($2)', [
    action,
    about,
  ])
  return rows.length
}

test('there is no file of a child that was erased since the page was opened', async () => {
  const guardian = { childRef: { kind: 'members', id: randomUUID() }, email: HOME.parentEmail } as const
  expect(await openFamilyFile(guardian)).toBeNull()
})

describe('what a family can export of their own child', () => {
  test('is what the data map allows them to read, with the number of the other records', async () => {
    const { parent, child } = await family()
    const { files, page, data } = await readFile(await takeAs(parent, child))
    expect(page).toContain(ALLERGY)
    expect(page).toContain('Everything we hold about Zuri Okoro')
    const whole = Object.values(files).join('\n')
    expect(whole).not.toContain(NOTE)
    expect(whole).not.toContain('Kofi')
    const named = data.leftOut.map(({ what }) => what)
    expect(named).toEqual(expect.arrayContaining(['Notes of the office', 'Who opened, changed or exported what']))
    expect(data.leftOut.find(({ what }) => what === 'Notes of the office')?.count).toBe(1)
  })

  test('is the same behind the private link of the enrollment', async () => {
    const { token, parent, child } = await family()
    const byLink = await readFile(await takeByLink(token))
    const byAccount = await readFile(await takeAs(parent, child))
    expect(byLink.data.things).toEqual(byAccount.data.things)
  })

  test('is recorded as theirs; viewing is not', async () => {
    const { parent, child, player } = await family()
    const opened = await openFamilyFile({ childRef: { kind: 'members', id: child }, email: HOME.parentEmail })
    expect(opened!.child.name).toBe('Zuri Okoro')
    expect(await countNotes('opened the file', child, player)).toBe(0)
    await readFile(await takeAs(parent, child))
    const file = await openChildFile(await staffAs('registrar'), { kind: 'players', id: player })
    expect(file!.exports).toBe(1)
    expect(file!.done[0]).toMatchObject({ action: 'exported by the family', by: 'the family' })
  })

  test('has nothing of a household with the same name and birthday', async () => {
    const { parent, child, zuri } = await family()
    const theirs = await register({ ...HOME, firstName: 'Zuri', dateOfBirth: '04/09/2015', ...OTHER_HOME })
    const office = await readFile(await takeFile('registrar', { kind: 'player-registrations', id: zuri }))
    expect(office.page).toContain('sam.other@example.org')
    const { files } = await readFile(await takeAs(parent, child))
    for (const file of Object.values(files)) {
      expect(file).not.toMatch(/sam\.other|555-0188/)
      expect(file).not.toContain(theirs)
    }
  })

  test('has nothing of a namesake on the same roster', async () => {
    const { parent, child, zuri } = await family()
    const theirs = await acceptedRegistration({ ...HOME, firstName: 'Zuri', ...OTHER_HOME })
    const namesake = await accept(theirs, { number: '23' })
    const { rows } = await pool().query<{ id: string }>('SELECT id FROM members WHERE player_id = $1', [
      namesake.player,
    ])
    const office = await readFile(await takeFile('registrar', { kind: 'player-registrations', id: zuri }))
    const { files } = await readFile(await takeAs(parent, child))
    for (const id of [theirs, namesake.player, namesake.enrolment, rows[0]!.id]) {
      expect(office.files['data.json']).toContain(id)
      expect(Object.values(files).join('\n')).not.toContain(id)
    }
  })

  test('has the tryout submitted from their address', async () => {
    const { parent, child } = await family()
    await send(postTryout, zurisTryout({ experience: 'Two seasons at the park.' }))
    const { page } = await readFile(await takeAs(parent, child))
    expect(page).toContain('Two seasons at the park.')
  })
})

describe('access is denied', () => {
  test('to a parent of the brother, the player, a coach, another family and visitors', async () => {
    const { child } = await family()
    const brother = await makeMember(pool(), { name: 'Kofi O.', hasCode: false })
    const ofBrother = await makeMember(pool(), { role: 'parent', children: [brother.id], hasCode: false })
    const alone = await makeMember(pool(), { role: 'parent', hasCode: false })
    const coach = await makeMember(pool(), { role: 'coach', divisions: ['12U'], hasCode: false })
    for (const other of [ofBrother, alone]) expect((await takeAs(other.id, child)).status).toBe(404)
    for (const other of [child, coach.id]) expect((await takeAs(other, child)).status).toBe(403)
    expect((await withCookies('', () => postFamilyFile(post('child-file', { child })))).status).toBe(401)
    expect(await countNotes('exported by the family', child)).toBe(0)
  })

  test('for an expired link, one of another kind, and one of a player who has left', async () => {
    const { token, enrolment } = await family()
    for (const change of [
      `UPDATE family_links SET purpose = 'status'`,
      `UPDATE family_links SET purpose = 'enrol', expires_at = now() - interval '1 minute'`,
      `UPDATE family_links SET expires_at = now() + interval '1 day'; UPDATE enrolments SET state = 'ended'`,
      `UPDATE enrolments SET state = 'invited'; UPDATE players SET deleted_at = now()`,
    ]) {
      await pool().query(change)
      expect(await outcomeOf(token), change).toBe('ended')
    }
    await pool().query('UPDATE players SET deleted_at = NULL')
    expect(await outcomeOf(token)).toBe('taken')
    expect(await outcomeOf(`${token}x`)).toBe('ended')
    expect(await countNotes('exported by the family', enrolment)).toBe(1)
  })

  test('to the guardian on the sixth request in a day', async () => {
    const { token, parent, child } = await family()
    for (let time = 0; time < 5; time += 1) await readFile(await takeAs(parent, child))
    const sixth = await takeAs(parent, child)
    expect(sixth.status).toBe(303)
    expect(sixth.headers.get('location')).toBe(`/family/file/${child}?often=1`)
    expect(await countNotes('exported by the family', child)).toBe(5)
    expect(await outcomeOf(token)).toBe('taken')
  })
})

/** Returns the file behind a link, or the redirect to the page about the expired link. */
async function outcomeOf(token: string): Promise<'taken' | 'ended'> {
  const answer = await takeByLink(token)
  if (answer.status === 200) return 'taken'
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/enrol/${token}/file`)
  return 'ended'
}

describe('the link that staff mail instead of the data', () => {
  async function mailLink(player: string) {
    const answer = await takeFile('registrar', { kind: 'players', id: player, how: 'link' })
    const { rows } = await queryMails<{ to: string; text: string }>(
      pool(),
      `SELECT "to", text FROM mails WHERE kind = 'child-file' ORDER BY created_at`,
    )
    return { answer, mails: rows }
  }

  test('leads a parent with an account to the family page, and contains no personal data', async () => {
    const { player, child, parent } = await family()
    await pool().query('UPDATE members SET email = $2, confirmed_at = now() WHERE id = $1', [parent, HOME.parentEmail])
    const { answer, mails } = await mailLink(player)
    expect(answer.status).toBe(200)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: HOME.parentEmail })
    expect(mails[0]!.text).toContain(`/family/file/${child}`)
    expect(mails[0]!.text).not.toMatch(/Okoro|Peanuts|2015|555-010/)
    expect(await countNotes('mailed the way to the file', player)).toBe(1)
    expect(await countNotes('exported', player)).toBe(0)
  })

  test('opens the file for a guardian without an account', async () => {
    const { player, parent } = await family()
    await pool().query('UPDATE members SET confirmed_at = NULL WHERE id = $1', [parent])
    const { mails } = await mailLink(player)
    const [, token = ''] = /\/enrol\/([\w-]+)\/file/.exec(mails[0]!.text) ?? []
    expect(await outcomeOf(token)).toBe('taken')
  })

  test('is not sent when no one is enrolled', async () => {
    const { kofi } = await family()
    const answer = await takeFile('registrar', { kind: 'player-registrations', id: kofi, how: 'link' })
    expect(answer.status).toBe(409)
    expect(((await answer.json()) as { message: string }).message).toContain('Download the file')
  })
})
