import 'server-only'
import { cookies } from 'next/headers'
import { decryptFlash, type Flash } from '@/server/forms/flash'

export type LoginSearch = Promise<Record<string, string | string[] | undefined>>

/** Returns the rejected input of a browser without JavaScript; a query parameter says that there is some. */
export async function findFlash(search: Awaited<LoginSearch>): Promise<Flash | null> {
  if (search.again !== '1') return null
  const jar = await cookies()
  return decryptFlash((name) => jar.get(name)?.value)
}
