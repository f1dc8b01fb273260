import { revalidateTag } from 'next/cache'
import { postPledge } from '@/features/giving/store/pledges/handlers'
import { cacheTags } from '@/lib/cache-tags'

/** Stores a pledge; what is promised stands on the fundraiser page at once. */
export async function POST(request: Request): Promise<Response> {
  const response = await postPledge(request)
  if (response.status < 400) revalidateTag(cacheTags.collection('pledges'), { expire: 0 })
  return response
}
