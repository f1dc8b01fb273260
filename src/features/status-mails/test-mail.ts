import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { dropReason, fillText, type MailFacts } from '@/lib/inbox/mail-words'
import { paths } from '@/lib/paths'
import type { MailTemplate, Staff } from '@/payload-types'
import { env } from '@/server/env'
import { findMailSettings } from '@/server/forms/mail-settings'
import { enqueueMail } from '@/server/mail/outbox'
import { memberJson, refuse } from '@/server/members/guarded'
import { staffHandler } from '@/server/members/staff-handler'
import { asStaff } from '@/server/payload'
import { inTransaction } from '@/server/pool'

/** A family that is nobody's. */
const SAMPLE: MailFacts = { guardian: 'Pat', player: 'Avery', division: '12U', reference: 'PR-TEST-0000' }
const SAMPLE_LINK = 'a-private-link-of-the-family'

/** POST /staff/mails/test: sends a mail text, as it was saved, to whoever asks, filled in for an invented family. */
export const postTest = staffHandler({
  name: 'mails/test',
  schema: z.strictObject({ template: z.uuid('This is no mail text.') }),
  roles: ['registrar', 'treasurer'],
  run: async (staff, { template }) => {
    const where = { id: { equals: template } }
    const { docs } = await asStaff(staff).find({ collection: 'mail-templates', where, limit: 1, depth: 0 })
    if (!docs[0]) return refuse(404, 'There is no such mail text.')
    await sendSample(staff, docs[0])
    return memberJson({ to: staff.email })
  },
})

async function sendSample(staff: Staff, { subject, body, reasons, language }: MailTemplate): Promise<void> {
  const [reason] = reasons ?? []
  const words = reason ? body : dropReason(body)
  await inTransaction(async (client) => {
    const { academyName } = await findMailSettings(client)
    const link = new URL(paths.familyStatus(SAMPLE_LINK), env().PUBLIC_URL).href
    const facts = { ...SAMPLE, academy: academyName, reason: reason?.text, link }
    await enqueueMail(client, {
      kind: 'test',
      to: staff.email,
      subject: `Test: ${fillText(subject, facts).text}`,
      text: fillText(words, facts).text,
      language,
      dedupeKey: `test:${randomUUID()}`,
      sentBy: staff.name,
    })
  })
}
