'use client'
import { useEffect } from 'react'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'

/** Long enough to read the screen, short enough not to wait for it. */
const LEAVE_AFTER_MS = 3_000

/** Says what is wrong and goes back to the library. Back does not lead here again. */
export function LeaveForLibrary({ notice }: { notice: string }) {
  useEffect(() => {
    void notify.error(notice)
    const timer = setTimeout(() => window.location.replace(paths.filmRoom), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return null
}
