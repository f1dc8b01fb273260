import 'server-only'
import type { RequestContext } from 'payload'
import { consentState, type ConsentsGiven } from '../../rules/consents'
import { hideLastName, type Publication } from '../../rules/player-names'
import { FAMILY, recordEvent } from '@/server/audit'
import { addSignature, currentConsents, listConsentTexts, listSignatures } from '../consents'
import { transaction, type Work } from '@/server/database/transaction'
import { asSystem } from '@/server/payload'
import { notifyRegistrar } from './mails'
import { lockEnrolment } from './queries'
import {
  type Enrolment,
  firstPublication,
  evaluateSigning,
  evaluateSite,
  type ConsentChange,
  type Versions,
} from '../../rules/enrolment'
import type { Details, Signing } from '../../rules/enrolment-schema'
import { enrolRegistration } from './enrol-registration'
import { preserveUnreadable } from '../../rules/preserve-unreadable'

export type Problems = Record<string, string>
type Saved = { problems: Problems; isComplete: boolean; given: ConsentsGiven }
type FamilyAnswers = { details: Details | null; signing: Signing | null }

const REASON = 'A family saves its own enrollment, which its private link opens'

/**
 * Stores the valid details and signatures that a family sent, and returns what is missing. Once every required consent is in
 * force, the player is enrolled and may be shown.
 * @returns null when the enrollment ended before the lock was acquired
 */
export function saveEnrolment(id: string, answers: FamilyAnswers, context?: RequestContext): Promise<Saved | null> {
  return transaction(async (client, join) => {
    const work = await join(await asSystem(REASON), { context })
    const enrolment = await lockEnrolment(client, id)
    if (!enrolment) return null
    if (answers.details) await storeDetails(work, enrolment, answers.details)
    const before = currentConsents(await listSignatures(client, id))
    if (!answers.signing) return { problems: {}, isComplete: consentState(before).isComplete, given: before }
    const { changes, problems } = evaluateSigning(answers.signing, before, await versionsInForce(work))
    await writeLedger(work, enrolment, changes, answers.signing.signer)
    const given = applyChanges(before, changes)
    const { isComplete } = consentState(given)
    if (isComplete && enrolment.state === 'invited') {
      await complete(work, enrolment, firstPublication(given, answers.signing.hide === 'on'))
    }
    return { problems, isComplete, given }
  })
}

type SiteAnswer = { publication: Publication; photo: boolean; signer: string; read: Versions }

/** Changes what the site shows of an enrolled player. Showing more requires a signature; showing less takes effect at once. */
export function saveSite(
  id: string,
  choice: SiteAnswer,
  context?: RequestContext,
): Promise<{ problems: Problems } | null> {
  return transaction(async (client, join) => {
    const work = await join(await asSystem(REASON), { context })
    const enrolment = await lockEnrolment(client, id)
    if (!enrolment || enrolment.state !== 'complete') return null
    const before = currentConsents(await listSignatures(client, id))
    const { changes, problems } = evaluateSite(choice, before, await versionsInForce(work))
    if (Object.keys(problems).length > 0) return { problems }
    // Withdrawing a consent needs no signature; the private link is the guardian's.
    await writeLedger(work, enrolment, changes, choice.signer || enrolment.guardianName)
    const data = { hidesName: choice.publication === 'hidden' }
    await work.payload.update({ collection: 'enrolments', id, data, req: work.req })
    await publish(work, enrolment, choice.publication)
    if (changes.some(({ key, isGiven }) => key === 'photo' && !isGiven)) await notifyRegistrar(client, enrolment)
    return { problems }
  })
}

async function storeDetails({ payload, req, client }: Work, enrolment: Enrolment, details: Details): Promise<void> {
  const changed = (Object.keys(details) as (keyof Details)[]).filter(
    (name) => JSON.stringify(details[name]) !== JSON.stringify(enrolment[name]),
  )
  if (changed.length === 0) return
  const { pickups } = await payload.findByID({ collection: 'enrolments', id: enrolment.id, depth: 0, req })
  const data = { ...details, pickups: preserveUnreadable(details.pickups, pickups ?? []) }
  await payload.update({ collection: 'enrolments', id: enrolment.id, data, req })
  await note({ client }, enrolment, 'changed', changed.join(', '))
}

async function writeLedger(work: Work, enrolment: Enrolment, changes: ConsentChange[], signer: string): Promise<void> {
  for (const stroke of changes) await addSignature(work.client, enrolment.id, { ...stroke, signer })
  const taken = changes.filter(({ isGiven }) => !isGiven)
  const signed = changes.filter(({ isGiven }) => isGiven)
  if (signed.length > 0) await note(work, enrolment, 'signed', signed.map(({ key }) => key).join(', '))
  if (taken.length > 0) await note(work, enrolment, 'took back', taken.map(({ key }) => key).join(', '))
}

async function complete(work: Work, enrolment: Enrolment, publication: Publication): Promise<void> {
  const { payload, req } = work
  const hidesName = publication === 'hidden'
  const data = { state: 'complete' as const, completedAt: new Date().toISOString(), hidesName }
  await payload.update({ collection: 'enrolments', id: enrolment.id, data, req })
  await publish(work, enrolment, publication)
  const { registration } = enrolment
  if (registration?.status === 'accepted') await enrolRegistration(work.client, registration.id)
}

async function publish(work: Work, enrolment: Enrolment, publication: Publication): Promise<void> {
  const { payload, req } = work
  const { player } = enrolment
  if (player.publication === publication) return
  const { bio, achievements } = await payload.findByID({ collection: 'players', id: player.id, depth: 0, req })
  // A text written by staff must not prevent a family from withdrawing the name.
  const texts = {
    bio: bio && hideLastName(bio, player.lastName),
    achievements: achievements?.map((row) => ({ ...row, achievement: hideLastName(row.achievement, player.lastName) })),
  }
  const data = { publication, ...(publication === 'full' ? {} : texts) }
  await payload.update({ collection: 'players', id: player.id, data, req })
  await note(work, enrolment, 'changed', 'publication')
}

function note({ client }: Pick<Work, 'client'>, enrolment: Enrolment, action: string, detail: string): Promise<void> {
  const reference = enrolment.registration?.reference ?? null
  return recordEvent(client, FAMILY, { action, kind: 'enrolments', entryId: enrolment.id, reference, detail })
}

async function versionsInForce({ client }: Work): Promise<Versions> {
  const texts = Object.values(await listConsentTexts(client))
  return Object.fromEntries(texts.map(({ key, version }) => [key, version]))
}

function applyChanges(before: ConsentsGiven, changes: ConsentChange[]): ConsentsGiven {
  return { ...before, ...Object.fromEntries(changes.map(({ key, isGiven }) => [key, isGiven])) }
}
