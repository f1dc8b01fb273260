'use client'
import type { ReactNode } from 'react'
import { Tag } from '@/components/ui/Tag'
import { formatMinutes } from '../../rules/clock'
import { describeSeen } from '../../rules/seen'
import type { LabeledFilm } from '../../rules/library'
import { DueTag } from './DueTag'
import { FilmPicture } from './FilmPicture'
import styles from './card.module.css'

type FilmCardProps = {
  film: LabeledFilm
  /** The URL of the film's page. */
  href: string
  /** The drawn play for a film without a picture. */
  drawing: ReactNode
  actions?: ReactNode
  isEarly: boolean
  onWatch: () => void
}

/** Renders a film of the library. The picture opens it in a dialog, the title opens its page. */
export function FilmCard({ film, href, drawing, actions, isEarly, onWatch }: FilmCardProps) {
  const { title, duration, share } = film
  return (
    <article className={styles.card}>
      <div className={styles.thumb} data-category={film.category}>
        <button type="button" className={styles.watch} onClick={onWatch}>
          <span className="sr-only">Watch {title}</span>
          <FilmPicture film={film} drawing={drawing} sizes="27rem" isEarly={isEarly} />
        </button>
        <p className={styles.minutes}>{formatMinutes(duration)}</p>
      </div>
      <div className={styles.progress} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p className={styles.facts}>
        {/* Not above the picture, where it would cover a player of the drawing. */}
        <CardTag film={film} />
        <span>{film.category}</span>
        <span>{film.coach}</span>
        <span>{film.level}</span>
        <SeenFact film={film} />
      </p>
      {film.note && <p className={styles.note}>{film.note}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}

function CardTag({ film: { dueLabel, assignedOn, isNew, isWatched, quiz } }: { film: LabeledFilm }) {
  // A due date takes precedence over a passed quiz: a passed quiz does not mean that the film was watched.
  if (dueLabel) return <DueTag label={dueLabel} />
  if (quiz?.isPassed) return <Tag tone="ok">Badge earned</Tag>
  if (assignedOn && !isWatched) return <Tag>Assigned</Tag>
  return isNew && <Tag tone="info">New</Tag>
}

function SeenFact({ film }: { film: LabeledFilm }) {
  // The film-room quiz, or the library check for films without one, as on the coach's board.
  const best = (film.quiz ?? film.check)?.best ?? null
  if (!film.isOpened && best === null) return null
  const quiz = best === null ? '' : `, quiz ${best}%`
  return (
    <span className={film.isWatched ? styles.watched : undefined}>
      {film.isWatched && (
        <svg width="12" height="10" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M1 5l4 4 6-8" />
        </svg>
      )}
      {`${describeSeen(film)}${quiz}`}
    </span>
  )
}
