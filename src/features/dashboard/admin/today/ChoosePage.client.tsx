'use client'

import { useState, type FormEvent } from 'react'
import styles from './day.module.css'

type Props = {
  path: string
  /** The id of the datalist with all pages. */
  pages: string
  suggestion: string
  isBusy: boolean
  onSend: (to: string) => void
  onCancel: () => void
}

/** Chooses the page that a missing address leads to. Escape in the input cancels. */
export function ChoosePage({ path, pages, suggestion, isBusy, onSend, onCancel }: Props) {
  const [to, setTo] = useState(suggestion)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) onSend(to)
  }

  return (
    <form className={`fc-controls ${styles.choose}`} onSubmit={submit}>
      <input
        aria-label={`Page for ${path}`}
        list={pages}
        value={to}
        onChange={({ target: { value } }) => setTo(value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <button type="submit" className="fc-button" disabled={isBusy}>
        Send
      </button>
      <button type="button" className="fc-text-button" onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}
