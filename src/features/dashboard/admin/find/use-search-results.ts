'use client'

import { useEffect, useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { FoundGroup } from '../../rules/find'
import { readSearch } from '@/features/entries/rules/search-text'

/** The debounce before a search request. */
const PAUSE_MS = 180
const NOTHING: FoundGroup[] = []

type Answer = { text: string; groups: FoundGroup[]; message: string | null; at: number }

/** Returns the search results for a query, debounced. `message`: why there are none; `at`: when the response arrived. */
export function useSearchResults(text: string) {
  const [answer, setAnswer] = useState<Answer>({ text: '', groups: NOTHING, message: null, at: 0 })
  const wanted = readSearch(text) ? text : ''
  useEffect(() => {
    if (!wanted) return
    let isOutdated = false
    const timer = setTimeout(async () => {
      const found = await postStaff<{ groups: FoundGroup[] }>(adminPaths.staffPost('find'), { text: wanted })
      if (isOutdated) return
      const [groups, message] = 'message' in found ? [NOTHING, found.message] : [found.groups, null]
      setAnswer({ text: wanted, groups, message, at: Date.now() })
    }, PAUSE_MS)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [wanted])
  if (!wanted) return { groups: NOTHING, message: null, isBusy: false, at: 0 }
  // The previous results stay until the new ones arrive, so that the list does not flicker.
  return { ...answer, isBusy: answer.text !== wanted }
}
