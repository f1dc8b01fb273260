import { withClient } from './postgres/connect.mjs'
import { ExpectedError } from './expected-error.mjs'

/**
 * Protects an existing database: continues only when all staff accounts were created by the seed.
 * @param {string} databaseUrl
 * @throws {ExpectedError} when it may be the database of a real academy
 */
export async function requireDemo(databaseUrl) {
  const people = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query("select to_regclass('public.staff') is not null as there")
    return rows[0].there ? (await client.query('select email from staff')).rows : []
  })
  if (people.length === 0 || people.some(({ email }) => !email.endsWith('@example.org'))) {
    throw new ExpectedError('This database is no demo of ours, so it is left alone.')
  }
}
