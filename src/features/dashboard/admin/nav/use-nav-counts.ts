'use client'

import { useDocumentEvents } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { pollWhileVisible } from '@/admin/poll-while-visible'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { NavCounts } from '../../rules/nav'

const EVERY_MS = 45_000

// Payload mounts the navigation again on every page. The previous counts stay until the new ones arrive.
let latest: NavCounts = {}

/** Returns the counts of the links. Fetched on every page, after every save, and every 45 seconds while the tab is visible. */
export function useNavCounts(): NavCounts {
  const [counts, setCounts] = useState(latest)
  const { mostRecentUpdate } = useDocumentEvents()
  useEffect(() => {
    let isStopped = false
    const refresh = async () => {
      const answer = await postStaff<NavCounts>(adminPaths.staffPost('nav-counts'), {})
      if ('message' in answer || isStopped) return
      latest = answer
      setCounts(answer)
    }
    if (!document.hidden) void refresh()
    const stop = pollWhileVisible(refresh, EVERY_MS)
    return () => {
      isStopped = true
      stop()
    }
  }, [mostRecentUpdate])
  return counts
}
