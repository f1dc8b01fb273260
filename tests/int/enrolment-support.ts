import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { signSchema, versionField } from '@/features/people/rules/enrolment-schema'
import { CONSENT_KEYS, REQUIRED_CONSENTS, type ConsentKey } from '@/features/people/rules/consents'
import { listConsentTexts } from '@/features/people/server/consents'
import { pool } from '@/server/database/pool'
import { accept, acceptedRegistration, context } from './rosters-support'
import { queryMails } from '../support/mails'

/** All required consents, given. */
export const ALL = Object.fromEntries(REQUIRED_CONSENTS.map((key) => [key, 'on']))

/** Creates an enrollment with an invited family. Returns it with the token of its private link. */
export async function start() {
  const registration = await acceptedRegistration()
  const { enrolment, player } = await accept(registration)
  const { rows } = await queryMails<{ text: string }>(pool(), `SELECT text FROM mails WHERE kind = 'enrolment'`)
  const [, token = ''] = /\/enrol\/([\w-]+)/.exec(rows[0]!.text) ?? []
  return { registration, enrolment, player, token }
}

/** Returns the current versions of the consents. */
export async function versionsInForce(): Promise<Partial<Record<ConsentKey, number>>> {
  const texts = Object.values(await listConsentTexts(pool()))
  return Object.fromEntries(texts.map(({ key, version }) => [key, version]))
}

/** Signs the current versions, as a family that has just read them. */
export async function sign(enrolment: string, typed: Record<string, string | undefined>) {
  const inForce = await versionsInForce()
  const read = Object.fromEntries(CONSENT_KEYS.map((key) => [versionField(key), String(inForce[key])]))
  const signing = signSchema.parse({ ...read, signer: 'Pat de la Cruz', ...typed })
  return saveEnrolment(enrolment, { details: null, signing }, context)
}

/** Returns what the site shows of a player's name. */
export async function publicationOf(player: string): Promise<string> {
  const { rows } = await pool().query('SELECT publication FROM players WHERE id = $1', [player])
  return rows[0].publication
}
