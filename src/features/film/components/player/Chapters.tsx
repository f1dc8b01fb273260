import { formatClock } from '../../rules/clock'
import { FILM_ANCHOR } from '../../rules/films'
import { FilmDrawing } from '../library/drawings'
import type { Chapter } from '../../rules/playback'
import styles from './film.module.css'

/** Lists the chapters of the film. The player handles every link with a second. */
export function Chapters({ chapters }: { chapters: Chapter[] }) {
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
