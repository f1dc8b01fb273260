'use client'

import type { FormEvent } from 'react'
import { SEARCH_MAX } from '@/features/entries/rules/search-text'

type FormProps = { isBusy: boolean; text: string; onType: (input: string) => void; onSearch: () => void }

/** The search field. The text is sent by POST, so that it never becomes part of the URL. */
export function SearchForm({ isBusy, text, onType, onSearch }: FormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSearch()
  }

  return (
    <form role="search" onSubmit={submit}>
      <input
        id="fc-inbox-search"
        type="search"
        value={text}
        maxLength={SEARCH_MAX}
        placeholder="Name, phone or email"
        aria-label="Search by name, phone or email"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
      <button type="submit" disabled={isBusy}>
        {isBusy ? 'Searching …' : 'Search'}
      </button>
    </form>
  )
}
