'use client'

import Link from 'next/link'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SEARCH_MAX } from '@/features/entries/rules/search-text'
import { type Colleague, type SearchAnswer } from '@/features/entries/server/api'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import { SearchResults, type Found } from './SearchResults.client'
import styles from './list.module.css'

type FormProps = { isBusy: boolean; text: string; onType: (input: string) => void; onSearch: () => void }

type SearchProps = {
  /** The filters that the search respects, as a query string. */
  query: string
  title: string
  layouts: { label: string; query: string; isCurrent: boolean }[]
  colleagues: Colleague[]
  /** The saved views. */
  tools: ReactNode
  /** Shown while there is no search. */
  children: ReactNode
}

/** The toolbar of the list. The search text is sent in a POST body, so that no URL and no log contains it. */
export function InboxSearch({ query, title, layouts, colleagues, tools, children }: SearchProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function search(wanted: string): Promise<void> {
    if (!wanted.trim()) return setFound(null)
    setIsBusy(true)
    const answer = await postStaff<SearchAnswer>(adminPaths.staffPost('inbox/search'), { text: wanted, query })
    setFound({ text: wanted, at: Date.now(), answer })
    setIsBusy(false)
  }

  function clear(): void {
    setText('')
    setFound(null)
  }

  return (
    <>
      <div className={styles.tools}>
        <h2>{title}</h2>
        <nav aria-label="Ways to look" className={styles.ways}>
          {layouts.map((layout) => (
            <Link
              key={layout.label}
              prefetch={false}
              className="fc-chip"
              href={adminPaths.inbox(layout.query)}
              aria-current={layout.isCurrent ? 'true' : undefined}
            >
              {layout.label}
            </Link>
          ))}
        </nav>
        {tools}
        <SearchForm
          isBusy={isBusy}
          text={text}
          onType={(input) => (input ? setText(input) : clear())}
          onSearch={() => void search(text)}
        />
      </div>
      {found ? (
        <SearchResults
          found={found}
          isBusy={isBusy}
          colleagues={colleagues}
          onAgain={() => search(found.text)}
          onClear={clear}
        />
      ) : (
        children
      )}
    </>
  )
}

/** The search field. The text is sent by POST, so that it never becomes part of the URL. */
function SearchForm({ isBusy, text, onType, onSearch }: FormProps) {
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
