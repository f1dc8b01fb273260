/** Runs once when a server boots: settings are checked before the first request, then the mail worker starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./server/env')
  env()
  const { startWorker } = await import('./server/worker')
  startWorker()
}
