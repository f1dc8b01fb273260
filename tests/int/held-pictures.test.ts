import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countListed, listedWhere, type NarrowedList } from '@/features/dashboard/server/narrowed-lists'
import { describePictureStatus } from '@/features/people/rules/picture-status'
import { findPictureStatus } from '@/features/people/server/pictures'
import { pool } from '@/server/database/pool'
import { withoutPages } from './access-requests'
import { albumOf, chooseSite, forgotten, isPublic, makePicture, photographed, shownPictureOf } from './picture-support'
import { clearRosters, context, makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeAll(withoutPages)
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

type Child = Awaited<ReturnType<typeof photographed>>

async function change(collection: 'players' | 'enrolments' | 'player-registrations', id: string, data: object) {
  await (await payload()).update({ collection, id, data: data as never, context, user: await staffAs('registrar') })
}

// All actions that revoke a family's consent.
const WAYS_OUT: Record<string, (child: Child) => Promise<unknown>> = {
  'the family takes photographs back': ({ enrolment }) =>
    chooseSite(enrolment, { publication: 'initial', photo: false }),
  'the family wants nothing on the site': ({ enrolment }) =>
    chooseSite(enrolment, { publication: 'hidden', photo: true }),
  'staff hide the player': ({ player }) => change('players', player, { publication: 'hidden' }),
  'the player leaves the roster': ({ player }) => change('players', player, { deletedAt: new Date().toISOString() }),
  'the family gives its place back': ({ registration }) =>
    change('player-registrations', registration, { status: 'withdrawn' }),
  'the season ends': () => pool().query(`UPDATE seasons SET state = 'archived' WHERE state = 'current'`),
  'the enrolment is erased': async ({ enrolment }) =>
    (await payload()).delete({ collection: 'enrolments', id: enrolment, context }),
  'someone writes into the ledger by hand': ({ enrolment }) =>
    pool().query(
      `INSERT INTO consents (enrolment_id, key, version, is_given, signer)
       SELECT enrolment_id, key, version, false, signer FROM consents WHERE enrolment_id = $1 AND key = 'photo'`,
      [enrolment],
    ),
  'the player is erased': async ({ player }) => {
    await pool().query('DELETE FROM enrolments WHERE player_id = $1', [player])
    await pool().query('DELETE FROM players WHERE id = $1', [player])
  },
}

describe('a picture is public while everyone on it consents', () => {
  test.each(Object.entries(WAYS_OUT))('%s: it is hidden, and every instance is notified', async (_, take) => {
    const child = await photographed()
    const picture = await shownPictureOf(child.player)
    expect(await isPublic(picture)).toBe(true)
    await pool().query('DELETE FROM expired_tags')
    await take(child)
    expect(await isPublic(picture)).toBe(false)
    expect(await forgotten()).toContain('collection:media')
  })

  test('one revocation of two holds it back, and it returns with the consent of both', async () => {
    const one = await photographed()
    const picture = await shownPictureOf(one.player)
    const { player: other } = await photographed('Briley')
    const cms = await payload()
    await pool().query(`UPDATE players SET publication = 'hidden' WHERE id = $1`, [other])
    await cms.update({ collection: 'media', id: picture, data: { players: [one.player, other] }, context })
    expect(await isPublic(picture)).toBe(false)
    expect(describePictureStatus((await findPictureStatus(picture))!)).toEqual({
      state: 'held',
      text: 'No photo consent now for Briley E.',
    })
    await pool().query(`UPDATE players SET publication = 'initial' WHERE id = $1`, [other])
    expect(await isPublic(picture)).toBe(true)
  })

  test('a held picture stays held when it is published, saved or shown twice', async () => {
    const { player, enrolment } = await photographed()
    await chooseSite(enrolment, { publication: 'initial', photo: false })
    const picture = await shownPictureOf(player)
    const cms = await payload()
    await albumOf(picture, 'published')
    await cms.update({ collection: 'media', id: picture, data: { alt: 'Other words', shown: true }, context })
    expect(await isPublic(picture)).toBe(false)
  })

  test('concurrent consents and revocations leave the state that both give', async () => {
    const [one, other] = [await photographed(), await photographed('Briley')]
    const picture = await shownPictureOf(one.player, other.player)
    await chooseSite(one.enrolment, { publication: 'initial', photo: false })
    const [giving, taking] = [await pool().connect(), await pool().connect()]
    const say = `INSERT INTO consents (enrolment_id, key, version, is_given, signer)
      SELECT enrolment_id, key, version, $2, signer FROM consents WHERE enrolment_id = $1 AND key = 'photo' LIMIT 1`
    try {
      for (const client of [giving, taking]) await client.query('BEGIN')
      await giving.query(say, [one.enrolment, true])
      await taking.query(say, [other.enrolment, false])
      await Promise.all([giving.query('COMMIT'), taking.query('COMMIT')])
    } finally {
      giving.release()
      taking.release()
    }
    expect(await isPublic(picture)).toBe(false)
  })
})

test('only those who tag can read who is on a picture', async () => {
  const { player } = await photographed()
  const picture = await shownPictureOf(player)
  const cms = await payload()
  const read = async (user: Awaited<ReturnType<typeof staffAs>> | null) =>
    cms.findByID({ collection: 'media', id: picture, depth: 0, overrideAccess: false, user })
  for (const role of ['editor', 'registrar'] as const)
    expect(await read(await staffAs(role))).toHaveProperty('players', [player])
  for (const user of [null, await staffAs('coach'), await staffAs('treasurer')])
    expect(await read(user)).not.toHaveProperty('players')
})

test('staff see why a picture is not shown', async () => {
  const { player, enrolment } = await photographed()
  const picture = await makePicture({ players: [player] })
  const statusText = async () => describePictureStatus((await findPictureStatus(picture))!).text
  expect(await statusText()).toBe('Nothing published shows it yet.')
  await albumOf(picture, 'published')
  expect(await statusText()).toBe('Something published shows it.')
  await chooseSite(enrolment, { publication: 'initial', photo: false })
  expect(await statusText()).toBe('No photo consent now for Avery E.')
})

test('the library lists held pictures, and those that nothing published shows', async () => {
  const held = await shownPictureOf((await photographed()).player)
  await pool().query(`UPDATE players SET publication = 'hidden'`)
  const [shown, unused] = [await makePicture(), await makePicture()]
  await albumOf(shown, 'published')
  await albumOf(unused, 'draft')
  const found = async (list: NarrowedList) => (await listedWhere(list, pool())).id.in
  expect(await found('held-pictures')).toContain(held)
  expect(await found('held-pictures')).not.toContain(shown)
  expect(await found('unused-pictures')).toContain(unused)
  expect(await found('unused-pictures')).not.toContain(shown)
  expect(await countListed('unused-pictures', pool())).toBe((await found('unused-pictures')).length)
})
