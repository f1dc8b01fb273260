'use client'

import { useEffect } from 'react'
import { notify } from '@/components/ui/toast'
import { NOTICE_COOKIE, noticeText, parseNotices } from '../rules/notices'

const OLD_KEY_PREFIX = 'tba_'
const COOKIE = new RegExp(`(?:^|; )${NOTICE_COOKIE}=([^;]*)`)

/**
 * Shows the result of the last sign-in or sign-out once, and clears what an earlier version of the film room stored in this
 * browser, which another person may have used. Also prevents the browser from restoring a cached page after a logout.
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
    window.addEventListener('pageshow', reloadFromCache)
    return () => window.removeEventListener('pageshow', reloadFromCache)
  }, [])
  return null
}

function clearLeftovers(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(OLD_KEY_PREFIX))
    keys.forEach((key) => localStorage.removeItem(key))
  } catch {
    // Storage is disabled in this browser, so there is nothing to clear.
  }
}

function reloadFromCache({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}
