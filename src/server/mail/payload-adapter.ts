import type { EmailAdapter } from 'payload'
import { randomUUID } from 'node:crypto'
import { transaction } from '../database/transaction'
import { enqueueMail } from './outbox'

/** Sends Payload's own mails (password resets) like all others: outbox, queue, delivery. */
export const outboxEmail: EmailAdapter<void> = () => ({
  name: 'outbox',
  defaultFromAddress: 'no-reply@example.org',
  defaultFromName: 'The Basketball Academy',
  async sendEmail(message) {
    const text = String(message.text ?? htmlToText(String(message.html ?? '')))
    await transaction((client) =>
      enqueueMail(client, {
        kind: 'account',
        to: String(message.to),
        subject: String(message.subject ?? ''),
        text,
        dedupeKey: `account:${randomUUID()}`,
      }),
    )
  },
})

function htmlToText(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>.*?<\/a>/gis, '$1')
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
}
