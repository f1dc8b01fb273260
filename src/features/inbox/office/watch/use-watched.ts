import { useEffect, useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { paths } from '@/lib/paths'
import type { WatchAnswer, WatchedRow } from '../../rules/row'

/** Five seconds at most until a colleague's change shows, the answer included. */
const EVERY_MS = 3_000

type Rows = ReadonlyMap<string, WatchedRow>
const NONE: Rows = new Map()

/**
 * Reads the entries on the screen again every three seconds while the tab is visible, and answers those that were read by
 * their ids. Nothing that was read before `shown` changed is answered.
 * @param shown keeps its identity until the screen shows something else
 */
export function useWatched(shown: readonly { id: string }[]): Rows {
  const [read, setRead] = useState({ shown, rows: NONE })
  useEffect(() => {
    if (shown.length === 0) return
    let [isGone, isReading] = [false, false]
    let mark: string | null = null
    const refresh = async () => {
      if (document.hidden || isReading) return
      isReading = true
      const entries = shown.map(({ id }) => id)
      const answer = await postStaff<WatchAnswer>(paths.staffPost('inbox/watch'), { entries, mark })
      isReading = false
      if (isGone || 'message' in answer || !answer.rows) return
      mark = answer.mark
      setRead({ shown, rows: new Map(answer.rows.map((row) => [row.id, row])) })
    }
    const timer = setInterval(refresh, EVERY_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [shown])
  return read.shown === shown ? read.rows : NONE
}
