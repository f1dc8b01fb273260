import 'server-only'
import { signatureLocation, type ConsentKey, type ConsentsGiven } from '../rules/consents'
import type { Client } from '@/server/database/pool'
import { decryptText, encrypt } from '@/server/encryption/encrypt'

/** One signature. The application never changes or deletes it. */
export type Signature = { key: ConsentKey; version: number; isGiven: boolean; signer: string; at: string }

/** The text of a consent that is currently signed. */
export type ConsentText = { key: ConsentKey; version: number; title: string; text: string }

/** Returns all signatures of a family for a player, newest first. */
export async function listSignatures(client: Client, enrolmentId: string): Promise<Signature[]> {
  const { rows } = await client.query<Omit<Signature, 'at'> & { at: Date }>(
    `SELECT key, version, is_given AS "isGiven", signer, at FROM consents WHERE enrolment_id = $1 ORDER BY id DESC`,
    [enrolmentId],
  )
  return rows.map((row) => ({
    ...row,
    signer: decryptText(row.signer, signatureLocation(enrolmentId, row)),
    at: row.at.toISOString(),
  }))
}

/** Adds an entry to the ledger of an enrollment. */
export async function addSignature(
  client: Client,
  enrolmentId: string,
  { key, version, isGiven, signer }: Omit<Signature, 'at'>,
): Promise<void> {
  const encrypted = encrypt(signer, signatureLocation(enrolmentId, { key, version }))
  await client.query(
    'INSERT INTO consents (enrolment_id, key, version, is_given, signer) VALUES ($1, $2, $3, $4, $5)',
    [enrolmentId, key, version, isGiven, encrypted],
  )
}

/** Returns the newest signature for each consent. */
export function lastSignatures(signatures: readonly Signature[]): Partial<Record<ConsentKey, Signature>> {
  const last: Partial<Record<ConsentKey, Signature>> = {}
  for (const signature of signatures) last[signature.key] ??= signature
  return last
}

/** Returns the current answers, from the newest signatures. */
export function currentConsents(signatures: readonly Signature[]): ConsentsGiven {
  const last = Object.values(lastSignatures(signatures))
  return Object.fromEntries(last.map(({ key, isGiven }) => [key, isGiven]))
}

/** Returns the consent texts in force, by consent. */
export async function listConsentTexts(client: Client): Promise<Partial<Record<ConsentKey, ConsentText>>> {
  const { rows } = await client.query<ConsentText>(
    'SELECT DISTINCT ON (key) key, version, title, text FROM consent_versions ORDER BY key, version DESC',
  )
  return Object.fromEntries(rows.map((row) => [row.key, row]))
}
