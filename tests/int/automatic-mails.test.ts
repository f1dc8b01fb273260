import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postTest } from '@/features/mail/server/test-mail'
import { MAIL_TEMPLATE_NAMES, MAIL_TEMPLATES } from '@/features/mail/rules/mail-templates'
import { requestReset } from '@/features/members/server/accounts'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { post, register, send } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, payload } from './support'
import { contactInput } from '../support/factories'
import { makeMember } from '../support/members'
import { queryMails } from '../support/mails'

freshDatabase()
beforeAll(payload)
beforeEach(clearInbox)
afterEach(() => pool().query('DELETE FROM automatic_mails'))

const OWN = {
  subject: 'Your registration {reference}',
  body: 'Dear {guardian},\n\n{player} is on our list as {reference}: {link}\n\nCall {phone}',
}

async function mails(kind: string) {
  const { rows } = await queryMails(pool(), 'SELECT subject, text FROM mails WHERE kind = $1', [kind])
  return rows
}

async function change(data: object, role: 'registrar' | 'treasurer' = 'registrar') {
  return asStaff(await staffAs(role)).updateGlobal({ slug: 'automatic-mails', data })
}

describe('an automatic mail', () => {
  test('uses staff’s text as soon as it is saved; the others keep the default', async () => {
    await change({ registrationReceived: OWN })
    await register()
    const [mail] = await mails('registration-family')
    expect(mail.subject).toMatch(/^Your registration PR-/)
    expect(mail.text).toMatch(
      /^Dear Pat,\n\nAvery is on our list as PR-\S+: https?:\S+\/registration-status\/[\w-]{43}/,
    )
    await send(postContact, contactInput())
    expect((await mails('contact-sender'))[0].text).toMatch(/^Hello,\n\nThank you for writing to us\./)
  })

  test('is written with the default when its stored text is invalid', async () => {
    await change({ registrationReceived: OWN })
    await pool().query(`UPDATE automatic_mails SET registration_received_body = 'Hi {unknown}'`)
    await register()
    expect((await mails('registration-family'))[0].text).toMatch(/^Hello Pat,\n\nThank you\. We received Avery’s/)
  })

  test('uses staff’s texts for parents’ accounts as well', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    await makeMember(pool(), { role: 'parent', name: 'Pat', email, hasCode: false })
    await change({ passwordReset: { subject: 'Forgotten?', body: 'Never mind: {link}' } })
    await requestReset(email)
    expect(await mails('account')).toEqual([
      { subject: 'Forgotten?', text: expect.stringMatching(/^Never mind: https?:\S+$/) },
    ])
  })
})

test.each([
  [{ body: 'Hi {parent}, {reference} {link}' }, '“{parent}” is no word we can fill in.'],
  [{ body: 'We have it. {reference}' }, 'This mail is of no use without {link}. Please put it back.'],
  [{ subject: 'Call {phone}' }, 'replace {phone} with your own words'],
  [{ subject: '' }, 'This field is required.'],
])('%j is rejected with the reason, and nothing is stored', async (wrong, reason) => {
  const saving = change({ registrationReceived: { ...OWN, ...wrong } })
  await expect(saving).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining(reason) }] } })
  expect((await pool().query('SELECT FROM automatic_mails')).rowCount).toBe(0)
})

test('staff see the default texts before any change', async () => {
  const read = await asStaff(await staffAs('treasurer')).findGlobal({ slug: 'automatic-mails' })
  for (const name of MAIL_TEMPLATE_NAMES) {
    const { subject, body } = MAIL_TEMPLATES[name]
    expect(read[name]).toMatchObject({ subject, body })
  }
  await expect(change({ registrationReceived: OWN }, 'treasurer')).rejects.toMatchObject({ status: 403 })
})

test('an older text is listed under the versions', async () => {
  await change({ registrationReceived: OWN })
  await change({ registrationReceived: { ...OWN, subject: 'New' } })
  const cms = await payload()
  const user = await staffAs('registrar')
  const { docs } = await cms.findGlobalVersions({ slug: 'automatic-mails', limit: 2, overrideAccess: false, user })
  expect(docs.map(({ version }) => version.registrationReceived.subject)).toEqual(['New', OWN.subject])
})

test('an editor can send a sample to their own address, filled in for an invented family', async () => {
  await change({ registrationReceived: OWN })
  for (const occasion of MAIL_TEMPLATE_NAMES) expect((await post(postTest, { occasion })).status).toBe(200)
  const sent = await mails('test')
  expect(sent).toHaveLength(MAIL_TEMPLATE_NAMES.length)
  for (const { subject, text } of sent) expect(subject + text).not.toMatch(/[{}]/)
  expect(sent.map(({ subject }) => subject)).toContain('Test: Your registration PR-TEST-0000')
  expect((await post(postTest, { occasion: 'toString' })).status).toBe(422)
  expect((await post(postTest, { occasion: 'newLink' }, 'editor')).status).toBe(403)
})
