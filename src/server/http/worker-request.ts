import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '../env'
import { equalsSecret } from '../secrets'

const HEADER = 'x-worker-key'
const TIMEOUT_MS = 30_000

/**
 * Requests work from the site that changes pages. It needs a request of its own, because cached pages can only be revalidated
 * inside one.
 * @throws Error if the site does not confirm the work
 */
export async function postInternal(path: string): Promise<void> {
  const port = process.env.PORT || '3000'
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { [HEADER]: workerKey() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
}

/** Whether a request comes from this site's worker. */
export function isFromWorker(request: Request): boolean {
  return equalsSecret(request.headers.get(HEADER) ?? '', workerKey())
}

function workerKey(): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update('worker').digest('hex')
}
