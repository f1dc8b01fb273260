import { eraseAgain } from '@/features/privacy/server/erasure/ledger'
import { eraseDue } from '@/features/privacy/server/erasure/erase'
import { isFromWorker } from '@/server/http/worker-request'

/** POST /internal/erase-due : for the worker only. Erases children whose erasure is due, and revalidates the pages. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromWorker(request)) return new Response(null, { status: 404 })
  await eraseAgain()
  await eraseDue()
  return new Response(null, { status: 204 })
}
