'use client'

import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast } from '@payloadcms/ui'
import { adminPaths } from '@/lib/admin-paths'
import { LIMITS } from '@/lib/limits'
import { postStaff } from './post-staff'

type Props = {
  collection: string
  hint: string
  /** The text that the list shows the results of; empty for the whole list. */
  searched: string
}

/** Searches while typing. The text is sent by POST and returned encrypted, so that no URL contains it as typed. */
export function ListSearchField({ collection, hint, searched }: Props) {
  const [marker, setMarker] = useState<HTMLElement | null>(null)
  const [text, setText] = useState(searched)
  const [shown, setShown] = useState(searched)
  const [isFocused, setIsFocused] = useState(false)
  const latest = useRef('')
  const place = marker?.closest('.collection-list')?.querySelector('.search-filter')
  // A link to another search of the list, or to the whole one. An answer to what is being typed must not replace it.
  if (searched !== shown) {
    setShown(searched)
    if (!isFocused) setText(searched)
  }

  async function search(typed: string): Promise<void> {
    setText(typed)
    latest.current = typed
    const body = { collection, text: typed }
    const answer = await postStaff<{ search: string }>(adminPaths.staffPost('list-search'), body)
    if (latest.current !== typed) return
    if ('message' in answer) toast.error(answer.message)
    else enter(answer.search, place?.querySelector<HTMLInputElement>('#search-filter-input'))
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
            onChange={(event) => void search(event.target.value)}
          />,
          place,
        )}
    </span>
  )
}

/** Enters a text into Payload's hidden field, which waits for the end of typing and then loads the list. */
function enter(text: string, field: HTMLInputElement | null | undefined): void {
  if (!field) return
  // React ignores a change that is made through its own setter of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
