'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useRef, useState } from 'react'
import type { CaseQueue as Queue } from '../../rules/case-queue'
import { useSingleKeys } from '@/admin/use-single-keys'
import styles from './case.module.css'

/**
 * Links to the list and to the previous and next entry, also by K and J. Answering removes an entry from most lists; the links
 * then keep the neighbors it had when the page was opened.
 */
export function CaseQueue({ queue }: { queue: Queue }) {
  const [first] = useState(queue)
  const { position, list, previous, next } = queue.isListed || !first.isListed ? queue : first
  const links = useRef<HTMLElement>(null)
  // The links are clicked instead of using the router, so that Payload warns about unsaved changes.
  useSingleKeys(['j', 'k'], (key) => links.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click())
  return (
    <nav className={styles.queue} aria-label="Queue" ref={links}>
      <Link prefetch={false} href={list}>
        Inbox
      </Link>
      <small>{position}</small>
      {previous && (
        <Link prefetch={false} href={previous.href} aria-keyshortcuts="k" aria-label={`Previous: ${previous.person}`}>
          <ChevronLeft aria-hidden size={18} />
          <span>{previous.person}</span> <kbd className="fc-key">K</kbd>
        </Link>
      )}
      {next && (
        <Link prefetch={false} href={next.href} aria-keyshortcuts="j" aria-label={`Next: ${next.person}`}>
          <kbd className="fc-key">J</kbd> <span>{next.person}</span>
          <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  )
}
