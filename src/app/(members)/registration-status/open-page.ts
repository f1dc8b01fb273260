import 'server-only'
import { headers } from 'next/headers'
import { findFamilyPage, type FamilyPage } from '@/features/entries/server/family-status/queries'
import { logger } from '@/server/logger'
import { checkRate } from '@/server/rate-limit'
import { setStatus } from '@/server/http/raw-response'

/** Why the page cannot be shown. */
export type Closed = 'ended' | 'busy' | 'failed'

const STATUS = { ended: 404, busy: 429, failed: 503 } as const

/** Returns the page of a private link, or why it cannot be shown, and sets the matching HTTP status. */
export function openFamilyPage(token: string): Promise<FamilyPage | Closed> {
  return openByLink(() => findFamilyPage(token))
}

/** Returns what a private link opens, or why it cannot be shown, and sets the matching HTTP status. */
export async function openByLink<Page extends object>(read: () => Promise<Page | null>): Promise<Page | Closed> {
  const found = await find(read)
  if (typeof found === 'string') setStatus(STATUS[found])
  return found
}

async function find<Page extends object>(read: () => Promise<Page | null>): Promise<Page | Closed> {
  if ((await checkRate('family-link', { headers: await headers() })) !== null) return 'busy'
  try {
    return (await read()) ?? 'ended'
  } catch (error) {
    logger.error({ err: error }, 'A private page of a family could not be read.')
    return 'failed'
  }
}
