'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { AssignableFilm } from '@/features/coaching/rules/assignment-schema'
import type { Reach } from '@/features/film/rules/reach'
import { readJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import { AssignTo } from './AssignTo.client'
import { FilmPick } from './FilmPick.client'
import styles from './assign.module.css'

/** A sent assignment: its id, the film's title and the recipients as text. */
export type Sent = { id: string; title: string; recipients: string }

type DialogProps = { films: AssignableFilm[]; onClose: () => void; onSent: (sent: Sent) => void }

/** The panel that assigns a film. Squad and day are preset, so that choosing a film and one more click are enough. */
export function AssignDialog({ films, onClose, onSent }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [film, setFilm] = useState<AssignableFilm | null>(null)
  const { reach, read } = useRecipients()

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('input')?.focus()
  }, [])

  function pick(next: AssignableFilm): void {
    setFilm(next)
    void read(next.slug)
  }

  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={id} onClose={onClose} closedby="any">
      <header>
        <h2 id={id}>Assign a film</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </header>
      <FilmPick films={films} chosen={film} onPick={pick} />
      {film && reach === 'loading' && <p aria-busy="true">Looking up your players …</p>}
      {film && reach === 'failed' && (
        <p role="alert">
          Your players could not be loaded.{' '}
          <button type="button" className="fc-text-button" onClick={() => pick(film)}>
            Try again
          </button>
        </p>
      )}
      {film && typeof reach === 'object' && (
        <AssignTo
          key={film.id}
          film={film}
          reach={reach}
          onSent={(sentId, recipients) => onSent({ id: sentId, title: film.title, recipients })}
        />
      )}
    </dialog>
  )
}

/** Reads the possible recipients of a film. Drops the response if another film was chosen before it arrived. */
function useRecipients() {
  const [reach, setReach] = useState<Reach | 'loading' | 'failed'>('loading')
  const wanted = useRef('')

  async function read(slug: string): Promise<void> {
    wanted.current = slug
    setReach('loading')
    const answer = await readJson<Reach>(`${paths.memberPost('assign')}?film=${encodeURIComponent(slug)}`)
    if (wanted.current === slug) setReach(answer.isOk ? answer.body : 'failed')
  }

  return { reach, read }
}
