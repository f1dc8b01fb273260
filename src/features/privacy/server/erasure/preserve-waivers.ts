import 'server-only'
import { randomUUID } from 'node:crypto'
import { REQUIRED_CONSENTS } from '@/features/people/rules/consents'
import { listSignatures } from '@/features/people/server/api'
import { addMonthsTo, toDay } from '@/lib/dates'
import type { Client } from '@/server/database/pool'
import { ADULT_YEARS } from '../../rules/child-file'
import { encrypt } from '@/server/encryption/encrypt'
import type { Child } from '../child-file/child'

/**
 * Stores a guardian's signed waivers separately and encrypted before the enrollment is deleted: the academy must be able to
 * prove them until some years after the child turns 18 (retention settings). An unknown date of birth counts as today.
 * @returns the number of waivers
 */
export async function preserveWaivers(
  client: Client,
  erasure: string,
  { enrolments, name, born, periods }: Pick<Child, 'enrolments' | 'name' | 'born' | 'periods'>,
): Promise<number> {
  const signatures = await Promise.all(enrolments.map((id) => listSignatures(client, id)))
  const waivers = signatures.flat().filter(({ key }) => REQUIRED_CONSENTS.includes(key))
  const until = addMonthsTo(born ?? toDay(new Date()), (ADULT_YEARS + periods.consentYears) * 12)
  for (const { key, version, isGiven, signer, at } of waivers) {
    const id = randomUUID()
    const encrypted = encrypt(JSON.stringify({ player: name, born, signer }), {
      column: 'kept_consents.words',
      row: id,
    })
    await client.query(
      `INSERT INTO kept_consents (id, erasure_id, key, version, is_given, at, words, until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, erasure, key, version, isGiven, at, encrypted, until],
    )
  }
  return waivers.length
}
