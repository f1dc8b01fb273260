import 'server-only'
import { addDaysTo, formatDay, toDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { done, refused, type Result } from '@/lib/result'
import { recordEvent, type Actor } from '@/server/audit'
import type { Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { env } from '@/server/env'
import { enqueueMail } from '@/server/mail/outbox'
import { findMailSettings } from '@/server/mail/settings'
import { ANSWER_DAYS, isSameName, CANCEL_DAYS } from '../../rules/erasure'
import { describePeriods } from '../../rules/data-map/periods'
import { findChild, type Child, type ChildRef } from '../child-file/child'
import { findErasureFacts } from './about'
import { findErasure } from './open'

const NO_DATA = 'Nothing is held under this address any more.'
const ANOTHER_NAME = 'This is not the name of the child. Type it as it is written above.'
const ALREADY_REQUESTED = 'Someone has asked for it already. It waits for a second person.'

/**
 * Requests the erasure of a child. Nothing is deleted until a second person approves. Notifies the family at every known
 * address, and the registrar.
 * @param confirmation the child's name as typed for confirmation: the full name, or the first name if `isFamily`
 */
export async function requestErasure(
  actor: Actor,
  childRef: ChildRef,
  confirmation: string,
  { isFamily = false } = {},
): Promise<Result<undefined>> {
  const child = await findChild(childRef)
  if (!child) return refused(NO_DATA)
  if (!isSameName(confirmation, isFamily ? child.firstName : child.name)) return refused(ANOTHER_NAME)
  const { addresses } = await findErasureFacts(child)
  return transaction(async (client) => {
    // Serializes concurrent requests.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('erasures'))`)
    if (await findErasure(child, client)) return refused(ALREADY_REQUESTED)
    const dueOn = addDaysTo(toDay(new Date()), ANSWER_DAYS)
    const id = await insertErasure(client, actor, child)
    await recordEvent(client, actor, { action: 'asked to erase', kind: childRef.kind, entryId: childRef.id })
    await enqueueMails(client, { id, child, childRef, addresses, dueOn })
    return done()
  })
}

async function insertErasure(client: Client, actor: Actor, child: Child): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO erasures (entries, players, enrolments, members, asked_by, asked_by_name, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7)) RETURNING id`,
    [child.entries, child.players, child.enrolments, child.members, actor.id, actor.name, ANSWER_DAYS],
  )
  return rows[0]!.id
}

type AcceptedRequest = { id: string; child: Child; childRef: ChildRef; addresses: string[]; dueOn: string }

async function enqueueMails(client: Client, { id, child, childRef, addresses, dueOn }: AcceptedRequest): Promise<void> {
  const { academyName, academyPhone, registrarEmail } = await findMailSettings(client)
  const about = { entry: { id: childRef.id, kind: childRef.kind } }
  for (const to of addresses)
    await enqueueMail(client, {
      ...about,
      kind: 'erasure-family',
      to,
      subject: `The request to erase ${child.firstName}’s information`,
      text: `Hello,

we received a request to erase ${child.firstName}’s information. Someone in our office reviews it, and you will have our answer by ${formatDay(dueOn)} at the latest. If we approve it, you have ${CANCEL_DAYS} more days to change your mind. Then we erase ${child.firstName} from every list, page and email, show no more pictures of ${child.firstName}, and cannot bring anything back.

Signed waivers stay, locked, because we may have to show them: ${describePeriods(child.periods).consent}.

Was it not you? Call us${academyPhone && ` at ${academyPhone}`}, and we erase nothing.

${academyName}`,
      dedupeKey: `erasure:${id}:${to}`,
    })
  if (!registrarEmail) return
  const file = new URL(adminPaths.childFile(childRef.kind, childRef.id), env().PUBLIC_URL).href
  await enqueueMail(client, {
    ...about,
    kind: 'erasure-registrar',
    to: registrarEmail,
    subject: `To erase: an answer is due by ${formatDay(dueOn)}`,
    text: `Someone asked to erase everything that we hold about a child. An admin has to agree.\n\nOpen it in the back office: ${file}`,
    dedupeKey: `erasure:${id}:registrar`,
  })
}
