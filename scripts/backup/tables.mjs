/** The schemas of the site. Others in the same database are left alone. */
const SCHEMAS = ['public', 'graphile_worker']
/** What each version of the code writes by itself: the hash of its functions, and the state of the job queue's schema. */
const DERIVED = ['database_functions', 'graphile_worker.migrations']

/** Settings that make the text of a value independent of the server and its location. */
export const TEXT_FORMAT = `set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC';
  set extra_float_digits to 3; set bytea_output to 'hex'; set client_encoding to 'UTF8';
  set statement_timeout to 0; set idle_in_transaction_session_timeout to 0`

/** @typedef {{ name: string, columns: string }} Table Both are quoted SQL; `columns` is a list without generated columns */

/** Lists the tables to back up, in alphabetical order. @param {import('pg').ClientBase} client @returns {Promise<Table[]>} */
export async function listTables(client) {
  const { rows } = await client.query(
    `select case n.nspname when 'public' then quote_ident(c.relname) else format('%I.%I', n.nspname, c.relname) end as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1, n.nspname, c.relname order by n.nspname, c.relname`,
    [SCHEMAS],
  )
  return rows.filter(({ name }) => !DERIVED.includes(name))
}

/** Lists all sequences with their next values. @returns {Promise<{ name: string, value: string | null }[]>} `value`: the last used */
export async function listSequences(client) {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) order by schemaname, sequencename`,
    [SCHEMAS],
  )
  return rows
}

/** Lists the migrations that were applied, oldest first. @returns {Promise<string[]>} */
export async function listMigrations(client) {
  const { rows } = await client.query('select name from payload_migrations where batch > 0 order by name collate "C"')
  return rows.map(({ name }) => name)
}

/** Whether the database contains any table of the site. @returns {Promise<boolean>} */
export async function hasTables(client) {
  const { rows } = await client.query(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = any($1) and c.relkind in ('r', 'p')) as found`,
    [SCHEMAS],
  )
  return rows[0].found
}
