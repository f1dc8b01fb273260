import type { Instrumentation } from 'next'

/** Runs once when a server boots: settings are checked before the first request, then the queue's worker starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./server/env')
  env()
  const [{ startWorker }, { queues }] = await Promise.all([import('./server/queue/worker'), import('./tasks')])
  startWorker(queues)
}

/** A page that failed because the database was overloaded gets a Retry-After header. */
export const onRequestError: Instrumentation.onRequestError = async function onRequestError(error) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ isOverload }, { setRetryAfter }] = await Promise.all([
    import('./server/database/overload'),
    import('./server/http/raw-response'),
  ])
  if (isOverload(error)) setRetryAfter()
}
