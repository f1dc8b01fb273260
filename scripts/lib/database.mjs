import { createHash } from 'node:crypto'
import { createCluster } from './embedded-postgres.mjs'
import { connect } from './postgres/connect.mjs'
import { step } from './progress.mjs'
import { beforeExit } from './shutdown.mjs'
import { ExpectedError } from './expected-error.mjs'

const REASONS = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up',
  '28P01': 'the password is wrong',
  28000: 'the role may not sign in',
  '3D000': 'there is no such database',
}

/**
 * Connects to the database of DATABASE_URL, or starts the built-in one. The built-in one is stopped when this process exits,
 * unless `keep` is set because another running site uses it.
 * @param {{ databaseUrl?: string, migrationUrl?: string, dataDir: string }} settings
 * @param {{ keep?: boolean }} [options]
 * @returns {Promise<{ url: string, migrationUrl: string, id: string }>} `url`: for the application, `migrationUrl`: for the
 * owner of its tables (docs/decisions/102); `id` identifies this database and contains no password
 * @throws {ExpectedError} when it cannot be reached or started
 */
export async function openDatabase({ databaseUrl, migrationUrl = databaseUrl, dataDir }, { keep = false } = {}) {
  if (databaseUrl) {
    await requireReachable(databaseUrl, 'DATABASE_URL')
    if (migrationUrl !== databaseUrl) await requireReachable(migrationUrl, 'DATABASE_MIGRATION_URL')
    return { url: databaseUrl, migrationUrl, id: fingerprint(databaseUrl) }
  }
  if (migrationUrl) throw new ExpectedError('DATABASE_MIGRATION_URL needs DATABASE_URL too. Set both or remove it.')
  const cluster = createCluster({ dataDir })
  if (!keep) beforeExit(() => cluster.stop())
  await step('Starting the database', () => cluster.start())
  return { url: cluster.applicationUrlOf('fullcourt'), migrationUrl: cluster.databaseUrl, id: cluster.id }
}

async function requireReachable(url, name) {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new ExpectedError(
      `${name} is not an address such as postgres://user:password@host:5432/name. Correct or remove it.`,
    )
  }
  try {
    const client = await connect(url)
    await client.end()
  } catch (error) {
    const reason =
      REASONS[error.code] ?? (/timeout|^connect E/i.test(error.message) ? 'it does not answer' : 'it refused')
    throw new ExpectedError(
      `The database at ${describeAddress(url)} cannot be used: ${reason}. ` +
        (name === 'DATABASE_URL' ? `Correct ${name}, or remove it to use the built-in database.` : `Correct ${name}.`),
    )
  }
}

/** Returns host, port and name, without the password. */
function describeAddress(url) {
  const { host, pathname } = new URL(url)
  return host + pathname
}

function fingerprint(url) {
  return createHash('sha256').update(describeAddress(url)).digest('hex').slice(0, 16)
}
