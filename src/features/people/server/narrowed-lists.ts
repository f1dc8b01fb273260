import type pg from 'pg'
import { REQUIRED_CONSENTS } from '../rules/consents'

/** Returns the ids of the players whose enrollment lacks a required consent. */
export async function listMissingPapers(db: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT e.player_id AS id FROM enrolments e
     WHERE e.state <> 'ended' AND EXISTS (SELECT FROM unnest($1::text[]) needed (key)
       WHERE needed.key NOT IN (SELECT last.key::text FROM (SELECT DISTINCT ON (key) key, is_given FROM consents
         WHERE enrolment_id = e.id ORDER BY key, id DESC) last WHERE last.is_given))`,
    [REQUIRED_CONSENTS],
  )
  return rows.map(({ id }) => id)
}
