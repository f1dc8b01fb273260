import { useEffect, useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { paths } from '@/lib/paths'

/**
 * Counts the lines that an export would have, while its dialog is open.
 * @returns undefined until they are counted, null when they could not be
 */
export function useCount(isOpen: boolean, asked: object): number | null | undefined {
  const [counted, setCounted] = useState<{ body: string; count: number | null } | null>(null)
  const body = JSON.stringify(asked)
  useEffect(() => {
    if (!isOpen) return
    let isLate = false
    void postStaff<{ count: number }>(paths.staffPost('export/count'), JSON.parse(body) as object).then((answer) => {
      if (!isLate) setCounted({ body, count: 'message' in answer ? null : answer.count })
    })
    return () => {
      isLate = true
    }
  }, [isOpen, body])
  return counted?.body === body ? counted.count : undefined
}
