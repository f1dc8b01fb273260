'use client'

import { useState } from 'react'
import { formatCount } from '@/lib/counts'
import { PlayPicture } from '@/admin/plays/PlayPicture'
import type { AssignableFilm } from '@/features/coaching/rules/assignment-schema'
import styles from './assign.module.css'

type PickProps = {
  films: AssignableFilm[]
  chosen: AssignableFilm | null
  onPick: (film: AssignableFilm) => void
}

/** Chooses a film from thumbnails, with a search by title. */
export function FilmPick({ films, chosen, onPick }: PickProps) {
  const [text, setText] = useState('')
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = films.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))

  // The list becomes shorter, because the next step opens below it: the chosen film stays in view.
  function pick(film: AssignableFilm, target: HTMLElement): void {
    onPick(film)
    requestAnimationFrame(() => target.parentElement?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <fieldset className={styles.step}>
      <legend>
        <span className={styles.number}>1</span> Which film <small>{formatCount(films.length, 'film')}</small>
      </legend>
      <div className="fc-controls">
        <input
          type="search"
          className={styles.find}
          aria-label="Find a film"
          placeholder="Find by name"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className={styles.films}>
        {found.map((film) => (
          <label key={film.id} className={styles.film}>
            <input
              type="radio"
              name="film"
              checked={film.id === chosen?.id}
              onChange={({ target }) => pick(film, target)}
            />
            <PlayPicture play={film.play} />
            <b>{film.title}</b>
            <small>{film.about}</small>
          </label>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status">{films.length === 0 ? 'No film is published yet.' : 'No film has these words.'}</p>
      )}
    </fieldset>
  )
}
