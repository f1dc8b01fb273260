/** Runs once when a server boots: settings are checked before the first request, then the queue's worker starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./server/env')
  env()
  const [{ startWorker }, { tasks, crontab }] = await Promise.all([import('./server/queue/worker'), import('./tasks')])
  startWorker({ tasks, crontab })
}
