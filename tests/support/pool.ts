import pg from 'pg'

/** A pool on the database under test, for looking at what was really stored. End it when the tests are done. */
export function openPool(): pg.Pool {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set: run these tests with npm run test:e2e or test:int.')
  const pool = new pg.Pool({ connectionString, max: 4 })
  // Tests stop the database on purpose; an idle connection that is lost must not end them.
  pool.on('error', () => undefined)
  return pool
}
