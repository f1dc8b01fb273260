import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect } from 'vitest'

/** Setup file of vitest: records which functions of the site and of its database a test file calls. */
const FOLDER = process.env.RECORD_CALLS
const OWN = /^(src|collections|runtime)\/(?!.*\.test\.)/

declare global {
  var profiler: Promise<Session> | undefined
}

// All test files of a process share one profiler, whose counters are reset on each read.
globalThis.profiler ??= startProfiler()
await globalThis.profiler

// Registered first, so that it runs after the test file's own.
afterAll(async () => {
  const test = path.relative('.', expect.getState().testPath ?? '')
  const calls = [...new Set([...(await codeCalls()), ...(await databaseCalls())])]
  mkdirSync(FOLDER!, { recursive: true })
  writeFileSync(path.join(FOLDER!, `${test.replaceAll('/', '_')}.json`), JSON.stringify({ test, calls }))
})

async function startProfiler(): Promise<Session> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return session
}

/** Returns the called functions as `file#function`. */
async function codeCalls(): Promise<string[]> {
  const { result } = await (await globalThis.profiler!).post('Profiler.takePreciseCoverage')
  return result.flatMap(({ url, functions }) => {
    const file = path.relative('.', url.startsWith('file:') ? fileURLToPath(url.replace(/\?.*/, '')) : url)
    if (!OWN.test(file)) return []
    const called = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
    return called.map(({ functionName }) => `${file}#${functionName}`)
  })
}

/** Returns the called functions of the database as `sql#function`; an empty list for tests without their own database. */
async function databaseCalls(): Promise<string[]> {
  if (!process.env.FULLCOURT_TEMPLATE || !process.env.DATABASE_URL) return []
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  try {
    await client.connect()
    // A connection reports its calls when it closes, if not earlier.
    await client.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    const { rows } = await client.query<{ name: string }>(
      'SELECT DISTINCT funcname AS name FROM pg_stat_user_functions',
    )
    return rows.map(({ name }) => `sql#${name}`)
  } catch {
    return []
  } finally {
    await client.end()
  }
}
