import { publishDue } from '@/server/content/scheduled'
import { isFromWorker } from '@/server/http/worker-request'

/** POST /internal/publish-due : for the worker only. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromWorker(request)) return new Response(null, { status: 404 })
  await publishDue()
  return new Response(null, { status: 204 })
}
