/**
 * Opens a connection.
 * @param {string} url @param {number} [timeout] in milliseconds
 * @returns {Promise<import('pg').Client>}
 */
export async function connect(url, timeout = 5000) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeout, application_name: 'scripts' })
  // The next query reports a lost idle connection; without a listener this event would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Opens a connection, passes it to `work`, and always closes it. */
export async function withClient(url, work) {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Returns whether a PostgreSQL server is reachable and accepts our password. */
export async function canConnect(url) {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

/** The role of the application in the built-in PostgreSQL. The role `fullcourt` owns the tables. */
export const APPLICATION_ROLE = 'fullcourt_app'

/** Creates both roles and the database `fullcourt` when missing. The passwords are our own hexadecimal strings. */
export async function createRolesAndDatabase(adminUrl, { password, applicationPassword }) {
  await withClient(adminUrl, async (client) => {
    const has = async (query) => (await client.query(query)).rowCount > 0
    if (!(await has("select from pg_roles where rolname = 'fullcourt'"))) {
      await client.query(`create role fullcourt login password '${password}'`)
    }
    if (!(await has(`select from pg_roles where rolname = '${APPLICATION_ROLE}'`))) {
      await client.query(`create role ${APPLICATION_ROLE} login password '${applicationPassword}'`)
      // The owner may end the application's connections.
      await client.query(`grant ${APPLICATION_ROLE} to fullcourt`)
    }
    if (!(await has("select from pg_database where datname = 'fullcourt'"))) {
      await client.query('create database fullcourt owner fullcourt')
    }
  })
}
