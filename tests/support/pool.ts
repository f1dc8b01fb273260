import pg from 'pg'

/** Returns a pool on the database under test as the owner of its tables, to check the stored data. End it when the tests are done. */
export function openPool(): pg.Pool {
  const connectionString = process.env.DATABASE_MIGRATION_URL || process.env.DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set: run these tests with npm run test:e2e or test:int.')
  const pool = new pg.Pool({ connectionString, max: 4 })
  // Some tests stop the database on purpose; losing an idle connection must not fail them.
  pool.on('error', () => undefined)
  return pool
}
