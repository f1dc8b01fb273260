import type pg from 'pg'

/**
 * Returns the contents of a database as text: every row of every table in every schema except Postgres's own, one per line,
 * like a dump.
 */
export async function everyRow(db: pg.Pool): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await db.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'm', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`,
  )
  const found: { table: string; row: string }[] = []
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)
    found.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return found
}

/** Returns the tables that contain each of these texts, ignoring case. */
export async function tablesWith(db: pg.Pool, texts: readonly string[]): Promise<string[][]> {
  const rows = (await everyRow(db)).map(({ table, row }) => ({ table, row: row.toLowerCase() }))
  return texts.map((text) => {
    const found = rows.filter(({ row }) => row.includes(text.toLowerCase()))
    return [...new Set(found.map(({ table }) => table))]
  })
}
