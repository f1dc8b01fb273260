import { beforeEach, describe, expect, test } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postAnswer, postUndo } from '@/features/entries/server/status-mails/handlers'
import { findEntryPanel } from '@/features/entries/server/status-mails/queries'
import { postTest } from '@/features/mail/server/test-mail'
import { answerEntry, listTexts, queueStatusMails } from '@/features/entries/server/status-mails/answer'
import { moveEntry } from '@/features/entries/server/move'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { done } from '@/lib/result'
import { answered, entry, post, register, send, tryout } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'
import { contactInput } from '../support/factories'
import { ANSWER, answerOf, jobOf } from '../support/status-mails'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

const KIND = 'player-registrations'

describe('changing and sending', () => {
  test('moves the entry and stores the mail, which waits for ten minutes with a job for that time', async () => {
    const id = await register()
    const registrar = await staffAs('registrar')
    expect(await answerEntry(registrar, { kind: KIND, id, status: 'evaluation', mail: ANSWER })).toEqual(done())
    const mail = await answerOf(pool(), id)
    expect(mail).toMatchObject({ kind: 'answer-evaluation', status: 'waiting', to: 'pat.cruz@example.org' })
    expect(mail).toMatchObject({ sent_by: 'Test registrar', subject: `About Avery (${mail.reference})` })
    expect(mail.text).toMatch(
      /^Hello Pat,\n\nBecause we say so\.\n\nSee https?:\S+\/registration-status\/[\w-]{43}\n\nThe Basketball/,
    )
    const minutes = (mail.send_at.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10)
    expect(Math.abs((await jobOf(pool(), mail.id)).run_at - mail.send_at)).toBeLessThan(1000)
    expect(await entry(id)).toMatchObject({ status: 'evaluation', answered_at: null })
    const { mails } = (await findEntryPanel(registrar, KIND, id))!
    const times = mails.map(({ createdAt }) => createdAt)
    expect(mails[0]!.kind).toBe('answer-evaluation')
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted().reverse())
  })

  test('stores no mail for a rejected change', async () => {
    const id = await register()
    const refusal = await answerEntry(await staffAs('registrar'), { kind: KIND, id, status: 'accepted', mail: ANSWER })
    expect(refusal).toMatchObject({ error: expect.stringContaining('cannot become') })
    expect(await answerOf(pool(), id)).toBeUndefined()
    expect((await entry(id)).status).toBe('pending')
  })

  test('leaves the status unchanged when the mail cannot be stored', async () => {
    const id = await register()
    const registrar = await staffAs('registrar')
    await pool().query(`
      CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no mail'; END $$;
      CREATE TRIGGER refuse_mail BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION refuse_mail();`)
    try {
      const answering = answerEntry(registrar, { kind: KIND, id, status: 'evaluation', mail: ANSWER })
      await expect(answering).rejects.toThrow()
    } finally {
      await pool().query('DROP TRIGGER refuse_mail ON mails; DROP FUNCTION refuse_mail')
    }
    expect((await entry(id)).status).toBe('pending')
    const { rows } = await pool().query('SELECT status, revision::int FROM player_registrations WHERE id = $1', [id])
    expect(rows[0]).toEqual({ status: 'pending', revision: 1 })
    expect(await moveEntry(registrar, { kind: KIND, id, status: 'evaluation' })).toEqual(done())
  })

  test('a person with a stale page changes nothing and sends nothing', async () => {
    const id = await register()
    const registrar = await staffAs('registrar')
    await moveEntry(registrar, { kind: KIND, id, status: 'in_review' })
    const stale = { kind: KIND, id, status: 'declined', revision: 1, mail: ANSWER } as const
    expect(await answerEntry(registrar, stale)).toMatchObject({
      error: expect.stringContaining('You changed this since you opened it.'),
    })
    expect(await answerOf(pool(), id)).toBeUndefined()
  })

  test.each([
    [{ text: 'Dear {parents}' }, 'is no word we can fill in'],
    [{ reason: '' }, 'choose one or write it'],
    [{ subject: 'See {link}' }, 'take {link} out'],
    [{ text: '  ' }, 'needs a text'],
  ])('%j is never sent unfilled', async (change, problem) => {
    const id = await register()
    const mail = { ...ANSWER, ...change }
    const refusal = await answerEntry(await staffAs('registrar'), { kind: KIND, id, status: 'evaluation', mail })
    expect(refusal).toMatchObject({ error: expect.stringContaining(problem) })
    expect((await entry(id)).status).toBe('pending')
    expect(await answerOf(pool(), id)).toBeUndefined()
  })

  test('the audit log contains nothing of the text', async () => {
    const id = await register()
    await answerEntry(await staffAs('registrar'), { kind: KIND, id, status: 'evaluation', mail: ANSWER })
    const { rows } = await pool().query('SELECT action, detail FROM audit_events WHERE entry_id = $1 ORDER BY id', [id])
    expect(rows).toContainEqual({ action: 'mail written', detail: 'waiting' })
    expect(JSON.stringify(rows)).not.toMatch(/Because|Avery|Pat|@/)
  })
})

test('a mail text with an unknown placeholder is rejected when it is saved', async () => {
  const texts = asStaff(await staffAs('registrar'))
  const words = { title: 'T', subject: 'S', body: 'Hi {parent}' }
  const data = { ...words, flow: 'message', status: 'answered', language: 'en' } as const
  await expect(texts.create({ collection: 'mail-templates', data })).rejects.toMatchObject({
    data: { errors: [{ path: 'body', message: '“{parent}” is no word we can fill in.' }] },
  })
})

test('a family that got a Spanish mail gets the next one in Spanish, single or in bulk', async () => {
  const registrar = await staffAs('registrar')
  const [spanish, english] = [await register(), await register({ parentEmail: 'kit.sample@example.org' })]
  const mail = { ...ANSWER, text: 'Hola, {guardian}:\n\n{academy}', language: 'es' as const }
  expect(await answerEntry(registrar, { kind: KIND, id: spanish, status: 'in_review', mail })).toEqual(done())
  expect(await findEntryPanel(registrar, KIND, spanish)).toMatchObject({ language: 'es' })
  const both = [spanish, english].map((id) => ({ kind: KIND, id, status: 'declined' }) as const)
  for (const move of both) expect(await moveEntry(registrar, move)).toEqual(done())
  expect(await queueStatusMails(registrar, both)).toEqual({ queued: 2, skipped: [] })
  const sent = await Promise.all([answerOf(pool(), spanish), answerOf(pool(), english)])
  expect(sent.map(({ language }) => language)).toEqual(['es', 'en'])
  expect(sent.map(({ text }) => text.slice(0, 5))).toEqual(['Hola,', 'Hello'])
})

describe('a sample of a mail text, sent to its editor', () => {
  test('is filled with invented data, for every text', async () => {
    const registrar = await staffAs('registrar')
    const texts = await listTexts(registrar)
    for (const { id } of texts) expect((await post(postTest, { template: id })).status).toBe(200)
    const { rows } = await queryMails(pool(), 'SELECT "to", subject, text, entry_id FROM mails ORDER BY created_at')
    expect(rows).toHaveLength(texts.length)
    for (const row of rows) {
      expect(row).toMatchObject({ to: registrar.email, subject: expect.stringMatching(/^Test: /), entry_id: null })
      expect(row.subject + row.text).not.toMatch(/[{}]/)
    }
  })

  test('is available to those who send such mails, and reports a deleted text', async () => {
    const [text] = await listTexts(await staffAs('registrar'))
    expect((await post(postTest, { template: text!.id }, 'editor')).status).toBe(403)
    expect((await post(postTest, { template: '00000000-0000-4000-8000-00000000dead' })).status).toBe(404)
  })
})

describe('permissions', () => {
  test.each(['coach', 'editor'] as const)('%s can neither answer nor undo', async (role) => {
    const { id, mail } = await answered()
    const body = { kind: KIND, id, status: 'declined', revision: 2, mail: null }
    expect((await post(postAnswer, body, role)).status).toBe(403)
    expect((await post(postUndo, { mail: mail.id }, role)).status).toBe(403)
    expect((await entry(id)).status).toBe('evaluation')
  })

  test('the treasurer can access pledges and no family', async () => {
    const { id, mail } = await answered()
    const body = { kind: KIND, id, status: 'declined', revision: 2, mail: null }
    expect((await post(postAnswer, body, 'treasurer')).status).not.toBe(200)
    expect((await post(postUndo, { mail: mail.id }, 'treasurer')).status).toBe(404)
    expect((await answerOf(pool(), id)).status).toBe('waiting')
    expect((await entry(id)).status).toBe('evaluation')
  })
})

describe('bulk answers', () => {
  test('use the text of each status; those without are skipped with the reason', async () => {
    const registrar = await staffAs('registrar')
    const [one, two] = [await register(), await tryout()]
    const message = await send(postContact, contactInput())
    await moveEntry(registrar, { kind: KIND, id: one, status: 'declined' })
    await moveEntry(registrar, { kind: 'tryout-registrations', id: two, status: 'evaluation' })
    const result = await queueStatusMails(registrar, [
      { kind: KIND, id: one, status: 'declined' },
      { kind: 'tryout-registrations', id: two, status: 'evaluation' },
      { kind: 'form-entries', id: message, status: 'spam' },
      { kind: KIND, id: one, status: 'accepted' },
      { kind: KIND, id: one, status: 'declined' },
    ])
    expect(result).toEqual({
      queued: 2,
      skipped: [
        { id: message, reason: 'There is no mail text for this status.' },
        { id: one, reason: 'It has moved on since.' },
        { id: one, reason: 'A mail about this is on its way already.' },
      ],
    })
    const declined = await answerOf(pool(), one)
    expect(declined.text).toContain('We cannot offer Avery a place this season.')
    expect(declined.text).not.toMatch(/[{}]/)
    expect((await answerOf(pool(), two)).text).toContain('We would like to see Jordan on the court')
  })

  test('skip a text with a placeholder that has no value', async () => {
    const registrar = await staffAs('registrar')
    const id = await register()
    await moveEntry(registrar, { kind: KIND, id, status: 'needs_info' })
    const { skipped } = await queueStatusMails(registrar, [{ kind: KIND, id, status: 'needs_info' }])
    expect(skipped).toEqual([
      { id, reason: 'Its text needs a reason: write one for all, or open the entry and write it there.' },
    ])
  })
})
