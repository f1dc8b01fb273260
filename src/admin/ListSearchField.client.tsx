'use client'

import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast, useListQuery } from '@payloadcms/ui'
import { adminPaths } from '@/lib/admin-paths'
import { LIMITS } from '@/lib/limits'
import { postStaff } from './post-staff'

type Props = {
  collection: string
  hint: string
  /** The text that the list shows the results of; empty for the whole list. */
  searched: string
}

/** As long as Payload's own search field waits. */
const DEBOUNCE_MS = 300

/** Searches while typing. The text is sent by POST and returned encrypted, so that no URL contains it as typed. */
export function ListSearchField({ collection, hint, searched }: Props) {
  const { handleSearchChange } = useListQuery()
  const [marker, setMarker] = useState<HTMLElement | null>(null)
  const [text, setText] = useState(searched)
  const [shown, setShown] = useState(searched)
  const [isFocused, setIsFocused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  const place = marker?.closest('.collection-list')?.querySelector('.search-filter')
  // A link to another search of the list, or to the whole one. An answer to what is being typed must not replace it.
  if (searched !== shown) {
    setShown(searched)
    if (!isFocused) setText(searched)
  }

  function type(typed: string): void {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void search(typed), DEBOUNCE_MS)
  }

  async function search(wanted: string): Promise<void> {
    latest.current = wanted
    const body = { collection, text: wanted }
    const answer = await postStaff<{ search: string }>(adminPaths.staffPost('list-search'), body)
    if (latest.current !== wanted) return
    if ('message' in answer) toast.error(answer.message)
    else await handleSearchChange?.(answer.search)
  }

  return (
    <span className="fc-list-search" ref={setMarker} hidden>
      {place &&
        createPortal(
          <input
            className="search-filter__input"
            type="search"
            value={text}
            maxLength={LIMITS.name}
            placeholder={hint}
            aria-label={`Search: ${hint}`}
            autoComplete="off"
            onFocus={() => setIsFocused(true)}
            onBlur={() => setIsFocused(false)}
            onChange={(event) => type(event.target.value)}
          />,
          place,
        )}
    </span>
  )
}
