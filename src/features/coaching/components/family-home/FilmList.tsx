import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { paths } from '@/lib/paths'
import { describeSeen } from '@/features/film/rules/seen'
import type { ChildFilms } from '../../server/family-home/queries'
import styles from './family.module.css'
import roomStyles from '@/features/film/components/shared/room.module.css'

type Film = ChildFilms['films'][number]

/** Lists every film a child may watch, with the share seen and the best quiz result. */
export function FilmList({ films, child }: { films: Film[]; child: string }) {
  if (films.length === 0) return <p className={roomStyles.coachNone}>There are no films for this division yet.</p>
  return (
    <div className={styles.films}>
      <table className={styles.familyFilms}>
        <caption className="sr-only">Every film, how much of it was seen, and the best result in its quiz</caption>
        <ColumnHeads titles={['Film', 'Seen', 'Quiz']} />
        <tbody>
          {films.map((film) => (
            <tr key={film.id}>
              <th scope="row">
                <a href={paths.film(film.slug, child)}>{film.title}</a>
              </th>
              <td>{film.progress?.isOpened ? describeSeen(film.progress) : <i>not yet</i>}</td>
              <td className={film.progress?.isPassed ? styles.isPassed : undefined}>{quizText(film)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function quizText({ hasQuiz, progress }: Film) {
  if (progress?.isPassed) return `Passed, ${progress.best}%`
  if (progress?.best != null) return `Best ${progress.best}%`
  return <i>{hasQuiz ? 'not yet' : 'no quiz'}</i>
}
