import { beforeEach, expect, test } from 'vitest'
import { postNewLink } from '@/features/entries/server/family-status/new-link'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { postTest } from '@/features/mail/server/test-mail'
import { answerEntry } from '@/features/entries/server/status-mails/answer'
import { moveEntry } from '@/features/entries/server/move'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { done } from '@/lib/result'
import { ANSWER, answerOf, mailsOf } from '../support/status-mails'
import { tryoutInput } from '../support/factories'
import { accept, clearRosters, makeSeasons } from './rosters-support'
import { entry, plainForm, post, register, send } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(async () => {
  await clearInbox()
  await clearRosters()
  await makeSeasons()
})

const KIND = 'player-registrations'
const EMAIL = 'pat.cruz@example.org'
const PLACE = { ...ANSWER, text: 'Hola, {guardian}:\n\nUn lugar para {player}.\n\n{academy}', language: 'es' as const }

/** Creates a registration whose place was offered in Spanish. */
async function offered(): Promise<string> {
  const id = await register()
  const registrar = await staffAs('registrar')
  await moveEntry(registrar, { kind: KIND, id, status: 'in_review' })
  expect(await answerEntry(registrar, { kind: KIND, id, status: 'accepted', mail: PLACE })).toEqual(done())
  return id
}

async function newest(kind: string) {
  const { rows } = await queryMails(
    pool(),
    `SELECT "to", subject, text, language::text FROM mails WHERE kind = $1 ORDER BY created_at DESC LIMIT 1`,
    [kind],
  )
  return rows[0]
}

test('the place and the enrollment share one mail while the first waits, in its text and language', async () => {
  const id = await offered()
  await accept(id)
  expect(await newest('enrolment')).toBeUndefined()
  const { text, status, language } = await answerOf(pool(), id)
  expect([status, language]).toEqual(['waiting', 'es'])
  expect(text).toMatch(/^Hola, Pat:\n\nUn lugar para Avery\.\n\nAvery tiene un lugar en el equipo\./)
  expect(text).toMatch(/https?:\S+\/enrol\/[\w-]{43}/)
  expect(text.match(/Hola/g)).toHaveLength(1)
})

test('the enrollment is a separate mail once the place was sent, in the same language', async () => {
  const id = await offered()
  await pool().query(`UPDATE mails SET status = 'sent' WHERE kind = 'answer-accepted'`)
  await accept(id)
  expect(await newest('enrolment')).toMatchObject({
    to: EMAIL,
    language: 'es',
    subject: 'Avery tiene un lugar en el equipo',
  })
})

test('a family that got a Spanish mail gets every further mail in Spanish, on other subjects too', async () => {
  const id = await offered()
  const { reference } = await entry(id)
  await postNewLink(plainForm({ reference, email: EMAIL }))
  expect(await newest('link-family')).toMatchObject({ language: 'es', text: expect.stringMatching(/^Hola:/) as string })
  const tryout = await send(postTryout, tryoutInput({ email: EMAIL.toUpperCase() }))
  const [confirmation] = (await mailsOf(pool(), tryout)).filter(({ kind }) => kind === 'tryout-family')
  expect(confirmation).toMatchObject({
    language: 'es',
    subject: `Tenemos su inscripción para la prueba (${(await entry(tryout)).reference})`,
  })
  await send(postTryout, tryoutInput({ email: 'other@example.org' }))
  expect(await newest('tryout-family')).toMatchObject({ language: 'en' })
})

test('the language of the last mail counts, not of an earlier one', async () => {
  await offered()
  const later = await register({ firstName: 'Blake' })
  const registrar = await staffAs('registrar')
  await moveEntry(registrar, { kind: KIND, id: later, status: 'in_review' })
  expect(await answerEntry(registrar, { kind: KIND, id: later, status: 'accepted', mail: ANSWER })).toEqual(done())
  await send(postTryout, tryoutInput({ email: EMAIL }))
  expect(await newest('tryout-family')).toMatchObject({ language: 'en' })
})

test('staff’s Spanish texts are used once saved, and can be sent to the editor as a sample', async () => {
  const own = { subject: 'Su lugar', body: 'Bienvenidos, {guardian}. Siga aquí: {link}' }
  const registrar = asStaff(await staffAs('registrar'))
  await registrar.updateGlobal({ slug: 'automatic-mails', data: { invitationEs: own } })
  expect((await post(postTest, { occasion: 'invitation', language: 'es' })).status).toBe(200)
  expect(await newest('test')).toMatchObject({ subject: 'Test: Su lugar', language: 'es' })
  const id = await offered()
  await accept(id)
  expect((await answerOf(pool(), id)).text).toContain('Bienvenidos, Pat. Siga aquí: ')
})
