import type pg from 'pg'
import { pool } from '../pool'

export type MailSettings = { academyName: string; academyPhone: string; registrarEmail: string }

/** The academy's name and addresses for mails, read fresh so that a mail follows the newest settings. */
export async function findMailSettings(db: Pick<pg.PoolClient, 'query'> = pool()): Promise<MailSettings> {
  const { rows } = await db.query<MailSettings>(
    `SELECT academy_name AS "academyName", phone AS "academyPhone", registrar_email AS "registrarEmail"
     FROM site_settings LIMIT 1`,
  )
  return rows[0] ?? { academyName: 'The academy', academyPhone: '', registrarEmail: '' }
}
