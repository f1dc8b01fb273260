import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mail-languages'
import type { Client } from '../database/pool'

/**
 * Returns a subquery for the language of the last mail by staff to an address.
 * @param address a parameter of the statement
 */
export function languageOfAddress(address: string): string {
  return `(SELECT language::text FROM mails WHERE "to" = lower(${address}) AND (kind LIKE 'answer-%' OR kind = 'note')
    ORDER BY created_at DESC LIMIT 1)`
}

/** Returns the language of the last mail by staff to an address, on any subject; English by default. */
export async function findLanguage(db: Client, address: string): Promise<MailLanguage> {
  return (await findKnownLanguage(db, address)) ?? DEFAULT_LANGUAGE
}

/** Returns the language of the last mail by staff to an address; null if there is none. */
export async function findKnownLanguage(db: Client, address: string): Promise<MailLanguage | null> {
  const { rows } = await db.query<{ language: MailLanguage | null }>(`SELECT ${languageOfAddress('$1')} AS language`, [
    address,
  ])
  return rows[0]?.language ?? null
}
