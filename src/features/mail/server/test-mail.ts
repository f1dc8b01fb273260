import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { MAIL_LANGUAGE_KEYS, type MailLanguage } from '@/lib/mail-languages'
import { dropReason, fillText, type MailFacts } from '../rules/fill-text'
import { MAIL_TEMPLATE_NAMES } from '../rules/mail-templates'
import { paths } from '@/lib/paths'
import type { MailTemplate, Staff } from '@/payload-types'
import { env } from '@/server/env'
import { findMailSettings } from '@/server/mail/settings'
import { automaticMail } from './automatic'
import { enqueueMail } from '@/server/mail/outbox'
import { staffHandler } from '@/features/staff/server/api'
import { asStaff } from '@/server/payload'
import { transaction } from '@/server/database/transaction'
import { privateJson, refuse } from '@/server/http/answers'

const NO_TEXT = 'This is no mail text.'

type TestContent = { subject: string; text: string; language?: MailLanguage }

/**
 * POST /staff/mails/test: sends the saved text of a mail to the person who requests it, filled in for a fictional family or
 * coach.
 */
export const postTest = staffHandler({
  name: 'mails/test',
  schema: z.union(
    [
      z.strictObject({ template: z.uuid() }),
      z.strictObject({ occasion: z.enum(MAIL_TEMPLATE_NAMES), language: z.enum(MAIL_LANGUAGE_KEYS).optional() }),
    ],
    NO_TEXT,
  ),
  roles: ['registrar', 'treasurer'],
  run: async (staff, wanted) => {
    const settings = await findMailSettings()
    const facts = sampleFacts(settings.academyName)
    if ('occasion' in wanted) {
      const { occasion, language } = wanted
      return send(staff, automaticMail({ ...settings, language }, occasion, facts))
    }
    const where = { id: { equals: wanted.template } }
    const { docs } = await asStaff(staff).find({ collection: 'mail-templates', where, limit: 1, depth: 0 })
    if (!docs[0]) return refuse(404, 'There is no such mail text.')
    return send(staff, fillTemplate(docs[0], facts))
  },
})

/** Returns the data of a fictional family. */
function sampleFacts(academy: string): MailFacts {
  const address = (path: string) => new URL(path, env().PUBLIC_URL).href
  return {
    guardian: 'Pat',
    player: 'Avery',
    division: '12U',
    reference: 'PR-TEST-0000',
    academy,
    link: address(paths.familyStatus('a-private-link-of-the-family')),
    account: address(paths.loginView('forgot')),
    calendar: address(paths.tourFile('TR-TEST-0000', 'a-private-link')),
    amount: '$250',
    days: '60',
    when: 'Saturday, January 9, 10:00 AM',
    film: 'Help-side rotations',
    task: 'watch “Help-side rotations” and pass its quiz.',
    coach: 'Chris Sample',
    credential: 'SafeSport',
  }
}

function fillTemplate({ subject, body, reasons, language }: MailTemplate, sample: MailFacts): TestContent {
  const [reason] = reasons ?? []
  const facts = { ...sample, reason: reason?.text }
  return {
    subject: fillText(subject, facts).text,
    text: fillText(reason ? body : dropReason(body), facts).text,
    language,
  }
}

async function send(staff: Staff, { subject, ...content }: TestContent): Promise<Response> {
  await transaction((client) =>
    enqueueMail(client, {
      ...content,
      kind: 'test',
      to: staff.email,
      subject: `Test: ${subject}`,
      dedupeKey: `test:${randomUUID()}`,
      sentBy: staff.name,
    }),
  )
  return privateJson({ to: staff.email })
}
