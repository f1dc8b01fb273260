'use client'

import Link from 'next/link'
import { useState, type ReactNode } from 'react'
import { type Colleague, type SearchAnswer } from '@/features/entries/server/api'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import { SearchForm } from './SearchForm.client'
import { SearchResults, type Found } from './SearchResults.client'
import styles from './list.module.css'

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
