import 'server-only'
import { cookies } from 'next/headers'
import { openFlash, type Flash } from '@/server/forms/flash'

export type LoginSearch = Promise<Record<string, string | string[] | undefined>>

/** What was refused a moment ago, for a browser without scripts; the address says that there is something. */
export async function findFlash(search: Awaited<LoginSearch>): Promise<Flash | null> {
  if (search.again !== '1') return null
  const jar = await cookies()
  return openFlash((name) => jar.get(name)?.value)
}
