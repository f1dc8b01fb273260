import { readFileSync, readlinkSync } from 'node:fs'
import type pg from 'pg'
import { expect } from '@playwright/test'
import { createCluster } from '../../scripts/lib/embedded-postgres.mjs'

/** Stops the test database of the running site as a crash would: all connections are dropped at once. */
export async function stopDatabase(): Promise<void> {
  await cluster().stop({ mode: 'immediate' })
}

/** Kills the database server (`kill -9`) and starts it again. Its processes must have ended before it can start. */
export async function killDatabase(db: pg.Pool): Promise<void> {
  process.kill(await serverProcess(db), 'SIGKILL')
  await expect(startDatabase).toPass({ timeout: 30_000 })
}

/** Returns the folder with the database's files. */
export async function databaseFolder(db: pg.Pool): Promise<string> {
  return readlinkSync(`/proc/${await serverProcess(db)}/cwd`)
}

async function serverProcess(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0]!.pid}/status`, 'utf8'))
  return Number(parent![1])
}

/** Starts the database again at the same address; the site reconnects by itself. Does nothing when it already runs. */
export async function startDatabase(): Promise<void> {
  await cluster().start()
}

/** Restarts the database with other settings, or with the defaults when none are given. */
export async function restartDatabase(settings: Record<string, string> = {}): Promise<void> {
  await cluster().stop({ mode: 'fast' })
  await cluster(settings).start()
}

function cluster(settings: Record<string, string> = {}) {
  const dataDir = process.env.FULLCOURT_DATA_DIR
  if (!dataDir) throw new Error('FULLCOURT_DATA_DIR is not set: run these tests with npm run test:e2e or test:int.')
  return createCluster({ dataDir, settings })
}
