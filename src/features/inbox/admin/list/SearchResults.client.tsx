'use client'

import { formatCount, pluralize } from '@/lib/counts'
import { type Colleague, type SearchAnswer } from '@/features/entries/server/api'
import { InboxList } from './InboxList.client'
import styles from './list.module.css'

/** A search: its text, its time and the server's response. */
export type Found = { text: string; at: number; answer: SearchAnswer | { message: string } }

type ResultsProps = {
  found: Found
  isBusy: boolean
  colleagues: Colleague[]
  onAgain: () => Promise<void>
  onClear: () => void
}

/** The search results, or the reason why the search failed. */
export function SearchResults({ found: { text, at, answer }, isBusy, colleagues, onAgain, onClear }: ResultsProps) {
  if ('message' in answer) return <SearchFailed message={answer.message} onAgain={onAgain} />
  return (
    <section aria-label="Search results" aria-busy={isBusy}>
      <p className={styles.found} role="status">
        <span>{describe(answer, text)}</span>{' '}
        <button type="button" className="fc-text-button" onClick={onClear}>
          Clear the search
        </button>
      </p>
      <InboxList rows={answer.rows} colleagues={colleagues} now={at} onChanged={() => void onAgain()} />
    </section>
  )
}

function SearchFailed({ message, onAgain }: { message: string; onAgain: () => Promise<void> }) {
  const isTooShort = message.startsWith('Type ')
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>{isTooShort ? message : 'Could not load. Try again.'}</strong>
      </p>
      {!isTooShort && (
        <button type="button" className="fc-chip" onClick={() => void onAgain()}>
          Try again
        </button>
      )}
    </div>
  )
}

function describe({ rows, isClose, isCut }: SearchAnswer, text: string): string {
  if (rows.length === 0) return `Nothing for “${text}” among these entries. Another tab or fewer filters may have it.`
  const count = formatCount(rows.length, 'entry', 'entries')
  if (isClose) return `Nothing says “${text}” exactly. ${count} that ${pluralize(rows.length, 'comes', 'come')} close:`
  return isCut ? `The newest ${count} for “${text}”. Type more to find the rest.` : `${count} for “${text}”.`
}
