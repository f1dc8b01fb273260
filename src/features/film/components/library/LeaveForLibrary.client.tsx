'use client'
import { useEffect } from 'react'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'

/** Enough time to read the message, in milliseconds. */
const LEAVE_AFTER_MS = 3_000

/** Shows an error and redirects to the library. The Back button does not return here. */
export function LeaveForLibrary({ notice }: { notice: string }) {
  useEffect(() => {
    void notify.error(notice)
    const timer = setTimeout(() => window.location.replace(paths.filmRoom), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return null
}
