import 'server-only'
import type { Announcement } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { pool } from '@/server/database/pool'
import { asVisitor } from '@/server/payload'

const TAG = cacheTags.collection('announcements')

/** What every page says above its bar now; null when there is nothing to say. Of two, the one that began last. */
export const findAnnouncement = cachedQuery(['announcement'], [TAG], async (): Promise<Announcement | null> => {
  const { docs } = await asVisitor().find({ collection: 'announcements', sort: '-startsAt', limit: 1, depth: 0 })
  return docs[0] ?? null
})

/**
 * Invalidates the public pages when an announcement has begun or ended within the last two minutes. Runs every minute; a run that is
 * missed is made up for by the age limit of cached pages.
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
