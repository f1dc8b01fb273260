import type { ReactNode } from 'react'
import { PlayBoard } from '@/components/court/PlayBoard'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { FactRows } from '@/components/ui/FactRows'
import { Tag } from '@/components/ui/Tag'
import type { Play } from '@/lib/court/play'
import { formatClock } from '../../rules/clock'
import { FILM_ANCHOR } from '../../rules/films'
import type { Playback, Chapter } from '../../rules/playback'
import { FilmDrawing } from '../library/drawings'
import { FilmPlayer } from './FilmPlayer.client'
import type { LabeledFilm } from '../../rules/library'
import styles from './film.module.css'
import cardStyles from '../library/card.module.css'

type FilmViewProps = {
  film: LabeledFilm
  play: Play
  playback: Playback
  /** The link back to the library of the same child. */
  libraryHref: string
  /** The link to the film's quiz, above the film. */
  quiz?: ReactNode
  /** The comments on the film, at the end of the page. */
  comments?: ReactNode
}

/** Renders a film's page: the film, its description, and what follows it. */
export function FilmView({ film, play, playback, libraryHref, quiz, comments }: FilmViewProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={[{ label: 'Film library', href: libraryHref }, { label: film.title }]} unlisted />
      <header className={styles.head}>
        <h1>{film.title}</h1>
        <p className={styles.headTags}>
          <Tag>{film.category}</Tag>
          <Tag>{film.coach}</Tag>
          {film.dueLabel && <Tag tone={film.dueLabel === 'Overdue' ? 'bad' : 'warn'}>{film.dueLabel}</Tag>}
          {film.quiz?.isPassed && <Tag tone="ok">Badge earned</Tag>}
        </p>
        {quiz && <div className={styles.quiz}>{quiz}</div>}
      </header>
      <div className={styles.stage} id={FILM_ANCHOR}>
        <FilmPlayer playback={playback} drawing={<FilmDrawing play={play} />} />
        <Chapters chapters={playback.chapters} />
      </div>
      {play.steps.length > 0 && <PlayBoard play={play} label={film.category} />}
      <div className={styles.about}>
        <section aria-labelledby="about">
          <h2 id="about">What to look for</h2>
          <p>{film.description}</p>
          {film.note && <p className={cardStyles.note}>{film.note}</p>}
        </section>
        <FilmDetails film={film} />
      </div>
      {comments}
      <p>
        <Button href={libraryHref} variant="line">
          Return to Film Library
        </Button>
      </p>
    </div>
  )
}

function FilmDetails({ film }: { film: LabeledFilm }) {
  return (
    <section aria-labelledby="details">
      <h2 id="details">Details</h2>
      <dl className={styles.details}>
        <FactRows
          facts={[
            ['Category', film.category],
            ['Coach', film.coach],
            ['Level', film.level],
            ['Duration', formatClock(film.duration)],
          ]}
        />
      </dl>
    </section>
  )
}

/** Lists the chapters of the film. The player handles every link with a second. */
function Chapters({ chapters }: { chapters: Chapter[] }) {
  if (chapters.length === 0) return null
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters">Chapters</h2>
      <ol className={styles.chapters}>
        {chapters.map(({ at, title, play }) => (
          <li key={at}>
            <a href={`#${FILM_ANCHOR}`} data-second={at}>
              <span className={styles.chapterTime}>{formatClock(at)}</span>
              <span>{title}</span>
              {play && <FilmDrawing play={play} />}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
