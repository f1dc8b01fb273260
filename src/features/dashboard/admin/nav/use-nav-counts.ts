'use client'

import { useDocumentEvents } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { paths } from '@/lib/paths'
import type { NavCounts } from '../../rules/nav'

const EVERY_MS = 45_000

// Payload mounts the navigation again on every page. The previous counts stay until the new ones arrive.
let latest: NavCounts = {}

/** Returns the counts of the links. Fetched on every page, after every save, and every 45 seconds while the tab is visible. */
export function useNavCounts(): NavCounts {
  const [counts, setCounts] = useState(latest)
  const { mostRecentUpdate } = useDocumentEvents()
  useEffect(() => {
    let isGone = false
    const refresh = async () => {
      if (document.hidden) return
      const answer = await postStaff<NavCounts>(paths.staffPost('nav-counts'), {})
      if ('message' in answer || isGone) return
      latest = answer
      setCounts(answer)
    }
    void refresh()
    const timer = setInterval(refresh, EVERY_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [mostRecentUpdate])
  return counts
}
