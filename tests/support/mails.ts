import type pg from 'pg'
import { decryptMailText } from '@/server/mail/encrypted-content'
import { ownSecret } from './members'

type Db = Pick<pg.Pool, 'query'>

/** Runs a query over the outbox whose first `text` names that column, and decrypts the texts, which are stored encrypted. */
export function queryMails(db: Db, statement: string, values?: unknown[]): Promise<pg.QueryResult>
export function queryMails<Row extends pg.QueryResultRow>(
  db: Db,
  statement: string,
  values?: unknown[],
): Promise<pg.QueryResult<Row>>
export async function queryMails(db: Db, statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  ownSecret()
  // The encryption of a text is bound to its mail: the query also reads the id, which is then removed from the rows.
  const result = await db.query<{ text: string }>(statement.replace(/\btext\b/, `id || ' ' || text AS text`), values)
  const rows = result.rows.map((row) => {
    const [id = '', ...stored] = row.text.split(' ')
    return { ...row, text: decryptMailText(id, stored.join(' ')) }
  })
  return { ...result, rows }
}
