'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { PlayPicture } from '@/admin/plays/PlayPicture'
import { FILM_PLAYS, type FilmPlay } from '../../rules/film-plays'
import styles from './plays.module.css'

// Loaded at the first click.
const PlayDialog = dynamic(() => import('./PlayDialog.client').then((module) => module.PlayDialog))

type PlayChoiceProps = {
  value: FilmPlay | null
  /** The purpose of the play, as text that follows "Choose a": 'drawn play', 'play of Full speed'. */
  what: string
  /** Shows only a small picture, for a row of a list. */
  isSmall?: boolean
  isLocked?: boolean
  onChange: (play: FilmPlay | null) => void
}

/** Shows the picture of the chosen play. A click opens all plays, to choose another one. */
export function PlayChoice({ value, what, isSmall, isLocked, onChange }: PlayChoiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const name = value ? FILM_PLAYS[value] : null

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
        onClick={() => setIsOpen(true)}
      >
        {value && <PlayPicture play={value} />}
        {!value && <span className={styles.none}>{isSmall ? 'Play' : 'Choose a play'}</span>}
        {name && !isSmall && <span className={styles.name}>{name}</span>}
      </button>
      {value && !isLocked && !isSmall && (
        <button type="button" className="fc-text-button" onClick={() => onChange(null)}>
          No play<span className="fc-visually-hidden">{` as ${what}`}</span>
        </button>
      )}
      {isOpen && <PlayDialog value={value} onClose={close} onChoose={onChange} />}
    </div>
  )
}
