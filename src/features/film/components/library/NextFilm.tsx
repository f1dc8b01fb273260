import type { ReactNode } from 'react'
import { Arrow } from '@/components/ui/Arrow'
import { formatMinutes } from '../../rules/clock'
import { findNextFilm, type LabeledFilm } from '../../rules/library'
import { paths } from '@/lib/paths'
import { DueTag } from './DueTag'
import { FilmPicture } from './FilmPicture'
import styles from './next-film.module.css'

type NextFilmProps = {
  films: readonly LabeledFilm[]
  /** The linked child whose films are shown to a parent. */
  child: string | null
  /** The drawn plays, by key. */
  drawings: Partial<Record<string, ReactNode>>
  /** Returns the link to a film's quiz, for members who take it. */
  quizOf?: (film: LabeledFilm) => ReactNode
}

/** The assigned film to watch next, with the one button that leads to it; once it is watched, with its quiz. */
export function NextFilm({ films, child, drawings, quizOf }: NextFilmProps) {
  const film = findNextFilm(films)
  if (!film) return null
  const { title, duration, dueLabel, note, share, isWatched } = film
  const quiz = isWatched && quizOf?.(film)
  const left = share > 0 ? `${formatMinutes(duration)}, ${share}% seen` : formatMinutes(duration)
  return (
    <section className={styles.next} aria-labelledby="next-film">
      <div className={styles.picture} aria-hidden="true">
        <FilmPicture film={film} drawing={drawings[film.play]} sizes="15rem" />
      </div>
      <div className={styles.text}>
        <p className={styles.due}>
          <span className="label">Next up</span>
          {dueLabel && <DueTag label={dueLabel} />}
        </p>
        <h2 id="next-film">{title}</h2>
        <p className={styles.left}>{quiz ? 'Watched. The quiz is left.' : left}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {quiz || (
        <a href={paths.film(film.slug, child)} className="btn big">
          {share > 0 && !isWatched ? 'Keep watching' : 'Watch it now'}
          <Arrow />
        </a>
      )}
    </section>
  )
}
