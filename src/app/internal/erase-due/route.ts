import { revalidateTag } from 'next/cache'
import { eraseAgain } from '@/features/inbox/store/erasure/ledger'
import { eraseDue } from '@/features/inbox/store/erasure/erase'
import { cacheTags } from '@/lib/cache-tags'
import { isFromWorker } from '@/server/http/worker-request'

/** What public pages read that may tell of a child. */
const PUBLIC = ['players', 'albums', 'media', 'posts', 'seasons'] as const

/** POST /internal/erase-due : for the worker alone. Erases the children whose day has come, from the pages too. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromWorker(request)) return new Response(null, { status: 404 })
  await eraseAgain()
  if ((await eraseDue()) > 0) for (const slug of PUBLIC) revalidateTag(cacheTags.collection(slug), { expire: 0 })
  return new Response(null, { status: 204 })
}
