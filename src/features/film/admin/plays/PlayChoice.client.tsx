'use client'

import dynamic from 'next/dynamic'
import { startTransition, use, useRef, useState } from 'react'
import { PlayPicture } from '@/admin/plays/PlayPicture'
import { loadPlaybook } from './playbook'
import styles from './plays.module.css'

// Loaded at the first click.
const PlayDialog = dynamic(() => import('./PlayDialog.client').then((module) => module.PlayDialog))

type PlayChoiceProps = {
  /** The key of the chosen play. */
  value: string | null
  /** The purpose of the play, as text that follows "Choose a": 'drawn play', 'play of Full speed'. */
  what: string
  /** Shows only a small picture, for a row of a list. */
  isSmall?: boolean
  isLocked?: boolean
  onChange: (key: string | null) => void
}

/** Shows the picture of the chosen play. A click opens all plays, to choose another one. */
export function PlayChoice({ value, what, isSmall, isLocked, onChange }: PlayChoiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [reading, setReading] = useState(() => loadPlaybook())
  const book = use(reading)
  const play = book.find(({ key }) => key === value)?.play ?? null
  const name = play?.name ?? (value ? 'a play that is not in the playbook' : null)

  function open(): void {
    setIsOpen(true)
    startTransition(() => setReading(loadPlaybook(true)))
  }

  function close(): void {
    setIsOpen(false)
    opener.current?.focus()
  }

  return (
    <div className={isSmall ? styles.small : styles.choice}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        disabled={isLocked}
        aria-haspopup="dialog"
        aria-label={name ? `Change the ${what}, now ${name}` : `Choose a ${what}`}
        onClick={open}
      >
        {play && <PlayPicture play={play} />}
        {!play && <span className={styles.none}>{isSmall ? 'Play' : 'Choose a play'}</span>}
        {name && !isSmall && <span className={styles.name}>{name}</span>}
      </button>
      {value && !isLocked && !isSmall && (
        <button type="button" className="fc-text-button" onClick={() => onChange(null)}>
          No play<span className="fc-visually-hidden">{` as ${what}`}</span>
        </button>
      )}
      {isOpen && <PlayDialog book={book} value={value} onClose={close} onChoose={onChange} />}
    </div>
  )
}
