import 'server-only'
import { randomUUID } from 'node:crypto'
import { adminPaths } from '@/lib/admin-paths'
import { env } from '@/server/env'
import { findMailSettings } from '@/server/mail/settings'
import { enqueueMail } from '@/server/mail/outbox'
import type { Client } from '@/server/database/pool'
import type { Enrolment } from '../../rules/enrolment'

/** Asks the registrar to check the albums, because a player in an untagged picture can only be found by looking at it. */
export async function notifyRegistrar(client: Client, { id, registration }: Enrolment): Promise<void> {
  const { registrarEmail, academyName } = await findMailSettings(client)
  if (!registrarEmail) return
  const reference = registration?.reference
  await enqueueMail(client, {
    kind: 'enrolment',
    to: registrarEmail,
    subject: `Pictures to take down${reference ? ` (${reference})` : ''}`,
    text: `A family has taken back its consent to pictures and film. Every picture with the player’s tag is off the site already. Please look through the albums and films today for others that show the player, and tag or take out what you find:

${new URL(adminPaths.document('enrolments', id), env().PUBLIC_URL).href}

${academyName}`,
    dedupeKey: `photo-back:${randomUUID()}`,
    ...(reference ? { reference } : {}),
  })
}
