import { withClient } from './postgres/connect.mjs'
import { Stop } from './stop.mjs'

/**
 * Another's database is touched only when everyone on its staff is someone the seed made up.
 * @param {string} databaseUrl
 * @throws {Stop} when it is, or could be, a real academy's
 */
export async function requireDemo(databaseUrl) {
  const people = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query("select to_regclass('public.staff') is not null as there")
    return rows[0].there ? (await client.query('select email from staff')).rows : []
  })
  if (people.length === 0 || people.some(({ email }) => !email.endsWith('@example.org'))) {
    throw new Stop('This database is no demo of ours, so it is left alone.')
  }
}
