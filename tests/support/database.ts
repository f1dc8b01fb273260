import { createCluster } from '../../scripts/lib/embedded-postgres.mjs'

/** Cuts the throwaway database of the running site off, as a crash would: every connection is gone at once. */
export async function stopDatabase(): Promise<void> {
  await cluster().stop({ mode: 'immediate' })
}

/** Starts it again where it was; the site finds it by itself. Nothing happens when it runs already. */
export async function startDatabase(): Promise<void> {
  await cluster().start()
}

/** Starts it anew with other settings, or with its usual ones when none are given. */
export async function restartDatabase(settings: Record<string, string> = {}): Promise<void> {
  await cluster().stop({ mode: 'fast' })
  await cluster(settings).start()
}

function cluster(settings: Record<string, string> = {}) {
  const dataDir = process.env.FULLCOURT_DATA_DIR
  if (!dataDir) throw new Error('FULLCOURT_DATA_DIR is not set: run these tests with npm run test:e2e or test:int.')
  return createCluster({ dataDir, settings })
}
