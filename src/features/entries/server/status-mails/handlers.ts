import 'server-only'
import * as z from 'zod'
import { INBOX_KIND_KEYS, type InboxKind } from '../../rules/kinds'
import { MAIL_LANGUAGE_KEYS } from '@/lib/mail-languages'
import type { Result } from '@/lib/result'
import { email } from '@/lib/validation'
import type { Staff } from '@/payload-types'
import { answerEntry, canSeeEntry } from './answer'
import { findMailOf, resendMail, undoMail, type MailTarget } from './mail-log'
import { undoMove, type Undone } from '../undo/undo'
import { sendHeldAnswers } from './release'
import { correctAddress } from './correct-address'
import { retryMail } from './retry'
import { sendMailNow } from './send-now'
import { staffHandler } from '@/features/staff/server/api'
import { asStaff } from '@/server/payload'
import type { EntryRef } from '../../rules/entry'
import { seenStatus } from '../../rules/schema'
import type { ConcurrentChange } from '../../rules/mail-panel'
import { listColleagues } from '../entry/queries'
import { findEntryState } from './queries'
import { answerOrConflict, privateJson, refuse } from '@/server/http/answers'

const SUBJECT_MAX = 200
const TEXT_MAX = 8000
const REASON_MAX = 2000
const ROLES = ['registrar', 'treasurer'] as const

const kindSchema = z.enum(INBOX_KIND_KEYS as [InboxKind, ...InboxKind[]], 'This is no entry of the inbox.')
const idSchema = z.uuid('This is no entry of the inbox.')

const answerSchema = z.strictObject({
  kind: kindSchema,
  id: idSchema,
  status: z.string('Choose a status.').min(1, 'Choose a status.').max(40),
  revision: z.int('Reload the page and try again.'),
  mail: z
    .strictObject({
      subject: z.string().trim().max(SUBJECT_MAX, `The subject has more than ${SUBJECT_MAX} letters.`),
      text: z.string().max(TEXT_MAX, `The text has more than ${TEXT_MAX} letters.`),
      reason: z.string().max(REASON_MAX, `The reason has more than ${REASON_MAX} letters.`),
      language: z.enum(MAIL_LANGUAGE_KEYS, 'Choose a language.'),
      /** Who calls by which day, if the text promises a call. */
      call: z.strictObject({ by: z.uuid('Choose who calls.'), on: z.iso.date('Choose a day.') }).nullish(),
    })
    .nullable(),
})
const mailSchema = z.strictObject({ mail: z.uuid('This is no mail.') })

/** POST /staff/mails/answer: changes the status of an entry, and mails its family if the request contains a mail. */
export const postAnswer = staffHandler({
  name: 'mails/answer',
  schema: answerSchema,
  roles: ROLES,
  run: async (staff, answer) => {
    const caller = answer.mail?.call?.by
    if (caller && !(await isColleague(answer, caller))) return refuse(422, 'Choose who calls.')
    const answered = await answerEntry(staff, answer)
    return answered.ok ? stateOf(staff, answer.kind, answer.id) : refuseAnswer(staff, answer, answered.error)
  },
})

/** POST /staff/mails/undo: cancels an unsent mail, with its status change. */
export const postUndo = staffHandler({
  name: 'mails/undo',
  schema: mailSchema,
  roles: ROLES,
  run: (staff, { mail }) => withMail(staff, mail, undoAnswer),
})

/** POST /staff/mails/undo-change: undoes the last status change of an entry, with or without a mail. */
export const postUndoChange = staffHandler({
  name: 'mails/undo-change',
  schema: z.strictObject({ kind: kindSchema, id: idSchema, to: seenStatus }),
  roles: ROLES,
  run: async (staff, { kind, id, to }) => {
    if (!(await canSeeEntry(staff, kind, id))) return refuse(404, 'There is no such entry.')
    const undone = await undoMove(staff, { kind, id, to })
    return undone.ok ? stateOf(staff, kind, id, undone.value.lost) : refuse(409, undone.error)
  },
})

/** POST /staff/mails/resend: sends a mail again. */
export const postResend = staffHandler({
  name: 'mails/resend',
  schema: mailSchema,
  roles: ROLES,
  run: (staff, { mail }) => withMail(staff, mail, resendMail),
})

/** POST /staff/mails/retry: sends a failed mail of the outbox again, with or without an entry. */
export const postRetry = staffHandler({
  name: 'mails/retry',
  schema: mailSchema,
  roles: ROLES,
  run: async (staff, { mail }) => answerOrConflict(await retryMail(staff, mail)),
})

/** POST /staff/mails/correct: corrects the address that refused a mail in its entry, and sends the mail to the new one. */
export const postCorrect = staffHandler({
  name: 'mails/correct',
  schema: mailSchema.extend({ address: email('Write an address such as pat@example.org.') }),
  roles: ROLES,
  run: async (staff, { mail, address }) => answerOrConflict(await correctAddress(staff, mail, address)),
})

/** POST /staff/mails/send-now: sends a waiting mail of the outbox before its undo period ends. */
export const postSendNow = staffHandler({
  name: 'mails/send-now',
  schema: mailSchema,
  roles: ROLES,
  run: async (staff, { mail }) => answerOrConflict(await sendMailNow(staff, mail)),
})

/** POST /staff/mails/release: sends the held answers of a tryout day now. */
export const postRelease = staffHandler({
  name: 'mails/release',
  schema: z.strictObject({ day: z.uuid('This is no tryout day.') }),
  roles: ['registrar'],
  run: async (staff, { day }) => {
    const { docs } = await asStaff(staff).find({
      collection: 'tryout-days',
      where: { id: { equals: day } },
      limit: 1,
      depth: 0,
    })
    if (!docs[0]) return refuse(404, 'There is no such tryout day.')
    // Sets the release time to now, so that later answers of the same day are sent directly.
    await asStaff(staff).update({ collection: 'tryout-days', id: day, data: { releaseAt: new Date().toISOString() } })
    return privateJson({ released: await sendHeldAnswers(day) })
  },
})

async function isColleague(entry: EntryRef, staffId: string): Promise<boolean> {
  return (await listColleagues(entry)).some(({ id }) => id === staffId)
}

// If the status change cannot be undone, for example after a roster place was given, only the mail is canceled.
async function undoAnswer(staff: Staff, target: MailTarget): Promise<Result<Undone | undefined>> {
  const { kind, entryId: id, isOfStatus } = target
  const undone = isOfStatus ? await undoMove(staff, { kind, id }) : null
  return undone?.ok ? undone : undoMail(staff, target)
}

type Act = (staff: Staff, target: MailTarget) => Promise<Result<Undone | undefined>>

async function withMail(staff: Staff, mailId: string, act: Act): Promise<Response> {
  const target = await findMailOf(staff, mailId)
  if (!target) return refuse(404, 'There is no such mail.')
  const acted = await act(staff, target)
  return acted.ok ? stateOf(staff, target.kind, target.entryId, acted.value?.lost) : refuse(409, acted.error)
}

// Includes the state that a colleague set, so that the answer can be sent again on top of it.
async function refuseAnswer(
  staff: Staff,
  { kind, id, revision: seen }: EntryRef & { revision: number },
  message: string,
): Promise<Response> {
  const state = await findEntryState(staff, kind, id)
  if (!state || state.revision === seen) return refuse(409, message)
  const concurrent: ConcurrentChange = { status: state.status, revision: state.revision }
  return privateJson({ message, concurrent }, 409)
}

// Reads the state again, so that the response contains only stored changes.
async function stateOf(staff: Staff, kind: InboxKind, id: string, lost: string[] = []): Promise<Response> {
  const state = await findEntryState(staff, kind, id)
  return state ? privateJson({ ...state, lost }) : refuse(404, 'There is no such entry.')
}
