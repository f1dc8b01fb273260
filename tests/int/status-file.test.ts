import { beforeEach, describe, expect, test } from 'vitest'
import { openFamilyFile, findGuardianByStatusLink } from '@/features/privacy/server/child-file/family'
import { postStatusFile } from '@/features/privacy/server/child-file/family-handlers'
import { postStatusRequest, postStatusCancel } from '@/features/privacy/server/erasure/family'
import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { makeFamilyLink } from '@/server/family-links'
import { HOME, household, readFile, zurisTryout } from './child-file-support'
import { register, send } from './entry-support'
import { post } from './film-support'
import { clearRosters, context, makeSeasons } from './rosters-support'
import { freshDatabase } from './support'

freshDatabase('demo')

const ALLERGY = 'Peanuts. The pen is in the blue bag.'

beforeEach(async () => {
  await clearRosters()
  await pool().query('TRUNCATE tryout_registrations, rate_limits, erasures CASCADE')
  await makeSeasons()
})

function linkTo(entryId: string): Promise<string> {
  return makeFamilyLink(pool(), { purpose: 'status', kind: 'player-registrations', entryId })
}

function take(token: string): Promise<Response> {
  return postStatusFile(post('status-file', { token }))
}

describe('a family without a place, by the private link of its entry', () => {
  test('downloads what it sent, and nothing of a sibling', async () => {
    const { kofi } = await household()
    const { page, data } = await readFile(await take(await linkTo(kofi)))
    expect(page).toContain('Everything we hold about Kofi Okoro')
    expect(page).not.toContain('Zuri')
    expect(data.things.map(({ what }) => what)).toContain('Name, date of birth, grade and school')
  })

  test('downloads what came from its address, and nothing of a namesake of another family', async () => {
    const zuri = await register({ ...HOME, firstName: 'Zuri', dateOfBirth: '04/09/2015' })
    await send(postTryout, zurisTryout({ experience: 'Two seasons at the park.' }))
    await send(postTryout, zurisTryout({ email: 'sam.other@example.org', experience: 'Never played.' }))
    const { files, page } = await readFile(await take(await linkTo(zuri)))
    expect(page).toContain('Two seasons at the park.')
    expect(Object.values(files).join('\n')).not.toMatch(/sam\.other|Never played/)
  })

  test('gets nothing once the link has ended', async () => {
    const token = await linkTo(await register())
    await pool().query(`UPDATE family_links SET expires_at = now() - interval '1 minute'`)
    const answer = await take(token)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/registration-status/${token}/file`])
    expect(await findGuardianByStatusLink(token)).toBeNull()
  })

  test('asks to erase by the first name, and takes it back', async () => {
    const token = await linkTo(await register())
    const requestErasure = async (name: string) =>
      (await postStatusRequest(post('status-request-erasure', { token, name }))).headers
    expect((await requestErasure('Someone')).get('location')).toContain('erasing=refused')
    expect((await requestErasure('avery')).get('location')).toContain('erasing=done')
    expect((await requestErasure('avery')).get('location')).toContain('erasing=refused')
    const open = 'SELECT asked_by_name AS name FROM erasures WHERE taken_back_at IS NULL'
    expect((await pool().query(open)).rows).toEqual([{ name: 'the family' }])
    await postStatusCancel(post('status-cancel-erasure', { token }))
    expect((await pool().query(open)).rows).toEqual([])
  })

  test('cannot erase without a valid link', async () => {
    await register()
    const answer = await postStatusRequest(post('status-request-erasure', { token: 'x'.repeat(43), name: 'Avery' }))
    expect(answer.headers.get('location')).not.toContain('erasing')
    expect((await pool().query('SELECT FROM erasures')).rowCount).toBe(0)
  })
})

describe('a family whose player left', () => {
  async function formerPlayer(guardianEmail: string) {
    const { zuri, enrolment, player } = await household()
    const details = {
      ...{ guardianName: 'Dana Okoro', guardianEmail, guardianPhone: '(623) 555-0102' },
      ...{ emergencyName: 'Ama Okoro', emergencyPhone: '(623) 555-0103', medicalNotes: ALLERGY, pickups: [] },
    }
    await saveEnrolment(enrolment, { details, signing: null }, context)
    await pool().query('UPDATE players SET deleted_at = now() WHERE id = $1', [player])
    return findGuardianByStatusLink(await linkTo(zuri))
  }

  test('still sees the enrollment', async () => {
    const guardian = await formerPlayer(HOME.parentEmail)
    const file = await openFamilyFile(guardian!)
    expect(file!.included.map(({ what }) => what)).toContain('Health note')
  })

  test('does not see it when another guardian took over', async () => {
    const guardian = await formerPlayer('another.guardian@example.org')
    const file = await openFamilyFile(guardian!)
    expect(file!.included.map(({ what }) => what)).not.toContain('Health note')
  })
})
