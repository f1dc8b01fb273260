'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { formatCount } from '@/lib/counts'
import { PlayPicture } from '@/admin/plays/PlayPicture'
import { findPlays, type PlaybookPlay } from '../../rules/plays'
import styles from './plays.module.css'

type PlayDialogProps = {
  book: readonly PlaybookPlay[]
  /** The key of the chosen play. */
  value: string | null
  onChoose: (key: string) => void
  onClose: () => void
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Shows all plays as pictures, with a search. A click chooses one; arrow keys move between the pictures. */
export function PlayDialog({ book, value, onChoose, onClose }: PlayDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const found = findPlays(book, text)
  useEffect(() => {
    dialog.current?.showModal()
    // The search is ready for typing as soon as the dialog opens.
    dialog.current?.querySelector('input')?.focus()
  }, [])

  // The dialog closes before the focus returns: elements behind an open dialog cannot be focused.
  function choose(key: string): void {
    onChoose(key)
    dialog.current?.close()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The dialog is rendered inside the document's form, which Enter in a text field would submit.
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && isTyping) {
      event.preventDefault()
      if (found[0]) choose(found[0].key)
    }
    const step = STEPS[event.key]
    if (!step || (isTyping && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const pictures = [...(dialog.current?.querySelectorAll<HTMLElement>('[data-play]') ?? [])]
    const at = pictures.indexOf(document.activeElement as HTMLElement)
    pictures[Math.min(Math.max(at + step, 0), pictures.length - 1)]?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={`fc-dialog ${styles.dialog}`}
      aria-label="Choose a play"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.dialogHead}>
        <h2>Choose a play</h2>
        <button type="button" className="fc-text-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className={`fc-controls ${styles.find}`}>
        <input
          type="search"
          aria-label="Find a play"
          placeholder={`Find among ${formatCount(book.length, 'play')}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status">{found.length === book.length ? '' : formatCount(found.length, 'play')}</p>
      </div>
      <PlayGrid plays={found} value={value} onChoose={choose} />
      {found.length === 0 && <p>No play has these words. Try a shorter word, such as “help” or “cut”.</p>}
    </dialog>
  )
}

type GridProps = { plays: readonly PlaybookPlay[]; value: string | null; onChoose: (key: string) => void }

function PlayGrid({ plays, value, onChoose }: GridProps) {
  return (
    <ul className={`fc-list ${styles.grid}`}>
      {plays.map(({ key, play }) => (
        <li key={key}>
          <button
            type="button"
            data-play={key}
            aria-pressed={key === value}
            className={styles.play}
            onClick={() => onChoose(key)}
          >
            <PlayPicture play={play} />
            <span>{play.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
