import { useEffect, useState } from 'react'
import { pollWhileVisible } from '@/admin/poll-while-visible'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { WatchAnswer, WatchedRow } from '../../rules/row'

/** A colleague's change is visible within five seconds, including the response time. */
const EVERY_MS = 3_000

type Rows = ReadonlyMap<string, WatchedRow>
const NONE: Rows = new Map()

/**
 * Polls the visible entries every three seconds while the tab is visible, and returns the current rows by id. Discards
 * responses about entries that are no longer visible.
 * @param visible the entries on the screen; must keep its identity until the screen shows other entries
 */
export function useWatched(visible: readonly { id: string }[]): Rows {
  const [read, setRead] = useState({ visible, rows: NONE })
  useEffect(() => {
    if (visible.length === 0) return
    let [isStopped, isReading] = [false, false]
    let mark: string | null = null
    const refresh = async () => {
      if (isReading) return
      isReading = true
      const entries = visible.map(({ id }) => id)
      const answer = await postStaff<WatchAnswer>(adminPaths.staffPost('inbox/watch'), { entries, mark })
      isReading = false
      if (isStopped || 'message' in answer || !answer.rows) return
      mark = answer.mark
      setRead({ visible, rows: new Map(answer.rows.map((row) => [row.id, row])) })
    }
    const stop = pollWhileVisible(refresh, EVERY_MS)
    return () => {
      isStopped = true
      stop()
    }
  }, [visible])
  return read.visible === visible ? read.rows : NONE
}
