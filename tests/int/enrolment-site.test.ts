import { beforeEach, describe, expect, test } from 'vitest'
import { saveSite } from '@/features/people/server/enrolment/save'
import { currentConsents, listSignatures } from '@/features/people/server/consents'
import { pool } from '@/server/database/pool'
import { ALL, publicationOf, sign, start, versionsInForce } from './enrolment-support'
import { clearRosters, context, makeSeasons } from './rosters-support'
import { freshDatabase, payload } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

const TEXTS = {
  bio: 'Avery Exampleton runs. Exampleton’s first step is quick.',
  achievements: [{ achievement: 'Exampleton of the year' }, { achievement: 'Perfect attendance' }],
}

/** A player who is shown with the full name, in texts of staff as well. */
async function startFull() {
  const { enrolment, player } = await start()
  await sign(enrolment, { ...ALL, name: 'on', photo: 'on' })
  const cms = await payload()
  await cms.update({ collection: 'players', id: player, data: TEXTS, context })
  return { cms, enrolment, player }
}

describe('the website', () => {
  test.each([
    ['initial', 'avery-e'],
    ['hidden', null],
  ] as const)('with the name revoked (%s) no text by staff contains it', async (publication, publicSlug) => {
    const { cms, enrolment, player } = await startFull()
    const answer = await saveSite(enrolment, { publication, photo: true, signer: '', read: {} }, context)
    expect(answer).toEqual({ problems: {} })
    expect(await cms.findByID({ collection: 'players', id: player })).toMatchObject({
      publication,
      publicSlug,
      bio: 'Avery E. runs. E.’s first step is quick.',
      achievements: [{ achievement: 'E. of the year' }, { achievement: 'Perfect attendance' }],
    })
    // Pictures are still allowed, so there are none to look for.
    const { rows } = await queryMails(pool(), `SELECT text FROM mails WHERE subject LIKE 'Pictures to take down%'`)
    expect(rows).toEqual([])
  })

  test('staff cannot revoke the name and keep it in a text; they are asked for the texts', async () => {
    const { cms, player } = await startFull()
    const change = cms.update({ collection: 'players', id: player, data: { publication: 'initial' }, context })
    await expect(change).rejects.toMatchObject({
      data: { errors: [{ path: 'bio' }, { path: 'achievements.0.achievement' }] },
    })
    expect(await publicationOf(player)).toBe('full')
  })

  test('of an unknown enrollment, and of one that is not complete, is not changed', async () => {
    const { enrolment, player } = await start()
    const choice = { publication: 'hidden', photo: false, signer: '', read: {} } as const
    const before = await publicationOf(player)
    for (const id of [enrolment, crypto.randomUUID()]) expect(await saveSite(id, choice, context)).toBeNull()
    expect(await publicationOf(player)).toBe(before)
  })

  test('revoking everything keeps the consent ledger, and asks the registrar to look for pictures', async () => {
    const { enrolment, player } = await start()
    await sign(enrolment, { ...ALL, name: 'on', photo: 'on' })
    await saveSite(enrolment, { publication: 'hidden', photo: false, signer: '', read: {} }, context)
    expect(await publicationOf(player)).toBe('hidden')
    const signatures = await listSignatures(pool(), enrolment)
    expect(signatures).toHaveLength(8)
    expect(currentConsents(signatures)).toMatchObject({ name: false, photo: false, participation: true })
    const { rows } = await queryMails(pool(), `SELECT text FROM mails WHERE subject LIKE 'Pictures to take down%'`)
    expect(rows).toHaveLength(1)
    expect(rows[0].text).not.toMatch(/Avery|Exampleton/)
  })

  test.each(['before it signs', 'later'] as const)(
    'staff cannot show what the family asked to hide %s',
    async (when) => {
      const { enrolment, player } = await start()
      await sign(enrolment, when === 'later' ? ALL : { ...ALL, hide: 'on' })
      const choice = { photo: false, signer: 'Pat de la Cruz', read: await versionsInForce() }
      if (when === 'later') await saveSite(enrolment, { ...choice, publication: 'hidden' }, context)
      const cms = await payload()
      const show = () => cms.update({ collection: 'players', id: player, data: { publication: 'initial' }, context })
      await expect(show()).rejects.toMatchObject({ data: { errors: [{ path: 'publication' }] } })
      await saveSite(enrolment, { ...choice, publication: 'initial' }, context)
      expect(await publicationOf(player)).toBe('initial')
      await cms.update({ collection: 'players', id: player, data: { publication: 'hidden' }, context })
      await expect(show()).resolves.toMatchObject({ publication: 'initial' })
    },
  )

  test('more publication needs a signed name', async () => {
    const { enrolment, player } = await start()
    await sign(enrolment, ALL)
    const choice = { publication: 'full' as const, photo: false, read: await versionsInForce() }
    expect((await saveSite(enrolment, { ...choice, signer: '' }, context))?.problems).toHaveProperty('signer')
    expect(await publicationOf(player)).toBe('initial')
    await saveSite(enrolment, { ...choice, signer: 'Pat de la Cruz' }, context)
    expect(await publicationOf(player)).toBe('full')
  })

  test('publication choices need a complete enrollment', async () => {
    const { enrolment } = await start()
    expect(
      await saveSite(
        enrolment,
        { publication: 'full', photo: false, signer: 'Pat', read: await versionsInForce() },
        context,
      ),
    ).toBeNull()
  })
})
