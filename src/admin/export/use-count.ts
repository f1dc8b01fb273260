import { useEffect, useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'

/**
 * Counts the rows of an export while its dialog is open.
 * @returns undefined until the count is known, null if counting failed
 */
export function useCount(isOpen: boolean, query: object): number | null | undefined {
  const [counted, setCounted] = useState<{ body: string; count: number | null } | null>(null)
  const body = JSON.stringify(query)
  useEffect(() => {
    if (!isOpen) return
    let isLate = false
    void postStaff<{ count: number }>(adminPaths.staffPost('export/count'), JSON.parse(body) as object).then(
      (answer) => {
        if (!isLate) setCounted({ body, count: 'message' in answer ? null : answer.count })
      },
    )
    return () => {
      isLate = true
    }
  }, [isOpen, body])
  return counted?.body === body ? counted.count : undefined
}
