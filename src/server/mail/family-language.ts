import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mails/languages'
import type { Client } from '../database/pool'

/** The language in which staff wrote to an address last, as a subquery. @param address a parameter of the statement */
export function languageOfAddress(address: string): string {
  return `(SELECT language::text FROM mails WHERE "to" = lower(${address}) AND (kind LIKE 'answer-%' OR kind = 'note')
    ORDER BY created_at DESC LIMIT 1)`
}

/** The language in which staff wrote to an address last, whatever it was about; English before they did. */
export async function findLanguage(db: Client, address: string): Promise<MailLanguage> {
  return (await findKnownLanguage(db, address)) ?? DEFAULT_LANGUAGE
}

/** The same, null where staff never wrote. */
export async function findKnownLanguage(db: Client, address: string): Promise<MailLanguage | null> {
  const { rows } = await db.query<{ language: MailLanguage | null }>(`SELECT ${languageOfAddress('$1')} AS language`, [
    address,
  ])
  return rows[0]?.language ?? null
}
