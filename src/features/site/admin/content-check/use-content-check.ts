import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { Warning } from '../../rules/content-check/warning'

type Checked = { warnings: Warning[] } | { message: string }

/**
 * Returns the warnings of the open document as of its last save, and reads them again after every save. Null until the first
 * response.
 */
export function useContentCheck(): { checked: Checked | null; again: () => void } {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!id) return
    let isCurrent = true
    const body = { kind: collectionSlug, id }
    void postStaff<{ warnings: Warning[] }>(adminPaths.staffPost('content-check'), body).then((answer) => {
      if (isCurrent) setChecked(answer)
    })
    return () => {
      isCurrent = false
    }
  }, [id, collectionSlug, lastUpdateTime, attempt])

  return { checked, again: () => setAttempt(attempt + 1) }
}
