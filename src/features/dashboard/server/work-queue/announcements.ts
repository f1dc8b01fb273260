import 'server-only'
import type { Announcement, Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'

const LISTED_MAX = 4

/** Lists the current and scheduled announcements, the next one first. */
export async function listAnnouncements(staff: Staff): Promise<Announcement[]> {
  const { docs } = await asStaff(staff).find({
    collection: 'announcements',
    where: { endsAt: { greater_than: new Date().toISOString() } },
    sort: 'startsAt',
    limit: LISTED_MAX,
    depth: 0,
  })
  return docs
}
