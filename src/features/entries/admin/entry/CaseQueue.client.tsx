'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CaseQueue as Queue } from '../../rules/case-queue'
import { isTyping } from '@/admin/is-typing'
import { useKeysOn } from '@/admin/use-keys-on'
import styles from './case.module.css'

/**
 * Links to the list and to the previous and next entry, also by K and J. Answering removes an entry from most lists; the links
 * then keep the neighbors it had when the page was opened.
 */
export function CaseQueue({ queue }: { queue: Queue }) {
  const [first] = useState(queue)
  const { position, list, previous, next } = queue.isListed || !first.isListed ? queue : first
  const links = useRef<HTMLElement>(null)
  useQueueKeys((key) => links.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click())
  return (
    <nav className={styles.queue} aria-label="Queue" ref={links}>
      <Link prefetch={false} href={list}>
        Inbox
      </Link>
      <small>{position}</small>
      {previous && (
        <Link prefetch={false} href={previous.href} aria-keyshortcuts="k" aria-label={`Previous: ${previous.person}`}>
          <ChevronLeft aria-hidden size={18} />
          <span>{previous.person}</span> <kbd>K</kbd>
        </Link>
      )}
      {next && (
        <Link prefetch={false} href={next.href} aria-keyshortcuts="j" aria-label={`Next: ${next.person}`}>
          <kbd>J</kbd> <span>{next.person}</span>
          <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  )
}

// The links are clicked instead of using the router, so that Payload warns about unsaved changes.
function useQueueKeys(onKey: (key: string) => void): void {
  const [areOn] = useKeysOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.key === 'j' || event.key === 'k') && !isTyping(event.target)) onKey(event.key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
