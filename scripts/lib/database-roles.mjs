import { withClient } from './postgres/connect.mjs'

/** The schemas of the site and of its job queue. */
const SCHEMAS = `('public', 'graphile_worker')`
const TABLES = `pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace::regnamespace::text IN ${SCHEMAS}`
/** Tables to which the application only adds rows; functions of src/database do the rest. */
const APPEND_ONLY = `('audit_events')`

/**
 * Returns the role that the application connects as.
 * @param {string} databaseUrl
 * @returns {Promise<string>}
 */
export function readRole(databaseUrl) {
  return withClient(databaseUrl, async (client) => (await client.query('select current_user as role')).rows[0].role)
}

/**
 * Returns whether a role may do what the owner of the audit may: it owns the table, may become its owner, or is a superuser.
 * @param {import('pg').ClientBase} client @param {string} role
 */
export async function ownsAudit(client, role) {
  const { rows } = await client.query(
    `select pg_has_role($1, relowner, 'MEMBER') as owns from pg_class where oid = to_regclass('public.audit_events')`,
    [role],
  )
  return rows[0]?.owns === true
}

/**
 * Returns whether the role lacks a right that it needs, or has one on the audit that it must not have.
 * @param {import('pg').ClientBase} client @param {string} role
 */
export async function lacksGrants(client, role) {
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM ${TABLES} AND c.relname NOT IN ${APPEND_ONLY} AND NOT (
         has_table_privilege($1::name, c.oid, 'SELECT') AND has_table_privilege($1::name, c.oid, 'INSERT')
         AND has_table_privilege($1::name, c.oid, 'UPDATE') AND has_table_privilege($1::name, c.oid, 'DELETE')))
       OR EXISTS (SELECT FROM ${TABLES} AND c.relname IN ${APPEND_ONLY} AND (
         NOT has_table_privilege($1::name, c.oid, 'SELECT') OR NOT has_table_privilege($1::name, c.oid, 'INSERT')
         OR has_table_privilege($1::name, c.oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER')))
       OR EXISTS (SELECT FROM ${TABLES} AND c.relrowsecurity
         AND NOT EXISTS (SELECT FROM pg_policy p JOIN pg_roles r ON r.oid = ANY (p.polroles) WHERE p.polrelid = c.oid AND r.rolname = $1::name))
       OR EXISTS (SELECT FROM pg_sequence q JOIN pg_class s ON s.oid = q.seqrelid
         WHERE s.relnamespace::regnamespace::text IN ${SCHEMAS}
         AND NOT has_sequence_privilege($1::name, q.seqrelid, 'USAGE'))
       OR EXISTS (SELECT FROM pg_proc f WHERE f.pronamespace::regnamespace::text IN ${SCHEMAS}
         AND NOT has_function_privilege($1::name, f.oid, 'EXECUTE')) AS lacks`,
    [role],
  )
  return rows[0].lacks
}

/**
 * Lets a role that owns nothing run the application: it reads and writes rows, and only adds some to the audit
 * (docs/decisions/102). Run by the owner of the tables, in one transaction.
 * @param {import('pg').ClientBase} client @param {string} role
 */
export async function grantToApplication(client, role) {
  const name = client.escapeIdentifier(role)
  const policy = client.escapeIdentifier(`application ${role}`)
  const { rows } = await client.query(
    `SELECT c.oid::regclass::text AS name FROM ${TABLES} AND c.relrowsecurity
       AND NOT EXISTS (SELECT FROM pg_policy p JOIN pg_roles r ON r.oid = ANY (p.polroles) WHERE p.polrelid = c.oid AND r.rolname = $1::name)`,
    [role],
  )
  const statements = [
    ...['public', 'graphile_worker'].flatMap((schema) => grantSchema(schema, name)),
    `REVOKE UPDATE, DELETE ON audit_events FROM ${name}`,
    // The job queue turns on row security without a policy, which admits its owner only.
    ...rows.map((table) => `CREATE POLICY ${policy} ON ${table.name} TO ${name} USING (true) WITH CHECK (true)`),
  ]
  await client.query(`BEGIN; ${statements.join('; ')}; COMMIT`).catch(async (error) => {
    await client.query('ROLLBACK')
    throw error
  })
}

function grantSchema(schema, name) {
  const inSchema = `IN SCHEMA ${schema}`
  return [
    `GRANT USAGE ON SCHEMA ${schema} TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES ${inSchema} TO ${name}`,
    `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES ${inSchema} TO ${name}`,
    `GRANT EXECUTE ON ALL FUNCTIONS ${inSchema} TO ${name}`,
    // Tables of later versions, used by triggers before the grants of that version.
    `ALTER DEFAULT PRIVILEGES ${inSchema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name}`,
    `ALTER DEFAULT PRIVILEGES ${inSchema} GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${name}`,
  ]
}
