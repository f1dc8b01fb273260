'use client'

import { useEffect } from 'react'
import { notify } from '@/components/ui/toast'
import { NOTICE_COOKIE, noticeText, parseNotices } from '../rules/notices'

const LEFTOVERS = 'tba_'
const COOKIE = new RegExp(`(?:^|; )${NOTICE_COOKIE}=([^;]*)`)

/**
 * Says once what the last act of signing in or out came to, and clears what an earlier version of the film room left in
 * this browser: another person may have used it. Also refuses to come back from a browser's memory after a logout.
 */
export function Notices({ name }: { name: string }) {
  useEffect(() => {
    const notices = parseNotices(COOKIE.exec(document.cookie)?.[1])
    if (notices.length === 0) return
    document.cookie = `${NOTICE_COOKIE}=; Path=/; Max-Age=0`
    clearLeftovers()
    for (const notice of notices) void notify.success(noticeText(notice, name))
  }, [name])

  useEffect(() => {
    window.addEventListener('pageshow', reloadWhenKept)
    return () => window.removeEventListener('pageshow', reloadWhenKept)
  }, [])
  return null
}

function clearLeftovers(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(LEFTOVERS))
    keys.forEach((key) => localStorage.removeItem(key))
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}

function reloadWhenKept({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}
