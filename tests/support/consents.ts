import type pg from 'pg'
import { CONSENT_KEYS, REQUIRED_CONSENTS, type ConsentKey } from '@/features/people/rules/consents'

/** Completes a player's enrollment with these consents given; the default is those that show a first name and an initial. */
export async function giveConsents(
  db: pg.Pool,
  player: string,
  keys: readonly ConsentKey[] = REQUIRED_CONSENTS,
): Promise<string> {
  await db.query(
    `INSERT INTO consent_versions (key, version, title, text) SELECT unnest($1::text[]), 1, 'A title', 'A text.'
     ON CONFLICT DO NOTHING`,
    [CONSENT_KEYS],
  )
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO enrolments (player_id, state, season, guardian_name, guardian_email)
     VALUES ($1, 'complete', '2026-27', 'Pat', 'pat@example.org')
     ON CONFLICT (player_id) DO UPDATE SET state = 'complete' RETURNING id`,
    [player],
  )
  for (const key of keys) await decideConsent(db, rows[0]!.id, key, true)
  return rows[0]!.id
}

/** Adds one line to the consent ledger of an enrollment. */
export async function decideConsent(db: pg.Pool, enrolment: string, key: ConsentKey, isGiven: boolean): Promise<void> {
  await db.query(
    `INSERT INTO consents (enrolment_id, key, version, is_given, signer)
     SELECT $1, $2, max(version), $3, 'Pat' FROM consent_versions WHERE key = $2`,
    [enrolment, key, isGiven],
  )
}
