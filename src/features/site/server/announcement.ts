import 'server-only'
import type { Announcement } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { pool } from '@/server/database/pool'
import { asVisitor } from '@/server/payload'

const TAG = cacheTags.collection('announcements')

/**
 * Returns the current announcement above the header of every page; null when there is none. Of two, the one that began last.
 */
export const findAnnouncement = cachedQuery(['announcement'], [TAG], async (): Promise<Announcement | null> => {
  const { docs } = await asVisitor().find({ collection: 'announcements', sort: '-startsAt', limit: 1, depth: 0 })
  return docs[0] ?? null
})

/**
 * Invalidates the public pages when an announcement has begun or ended within the last two minutes. Runs every minute; after a
 * missed run the maximum age of cached pages limits the delay.
 */
export async function refreshAnnouncements(): Promise<void> {
  await pool().query(
    `SELECT expire_tag($1) WHERE EXISTS (
       SELECT FROM announcements
       WHERE starts_at BETWEEN now() - interval '2 minutes' AND now()
          OR ends_at BETWEEN now() - interval '2 minutes' AND now())`,
    [TAG],
  )
}
