import { paths } from '@/lib/paths'
import type { FilmTitle, Progress } from '@/features/film/server/api'
import { writeCells, type Cell } from '../../rules/progress-cells'
import { ProgressRows, type Row } from './ProgressRows.client'
import type { BoardPlayer } from '../../server/coach-home/queries'
import styles from './board.module.css'

type ProgressTableProps = {
  films: FilmTitle[]
  players: BoardPlayer[]
  progress: Progress[]
  /** The keys `player:film` of all overdue assignments. */
  late: ReadonlySet<string>
}

/** Renders a table of players by films with the share seen and the quiz result. It scrolls within its own container; on a phone it is a list. */
export function ProgressTable({ films, players, progress, late }: ProgressTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr-only">
          How much of each film each player has seen, and the best result in its quiz.
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Player
            </th>
            {films.map(({ id, slug, title }, index) => (
              <th key={id} scope="col">
                <a href={paths.film(slug)}>
                  <span className="num" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={styles.title}>{title}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <ProgressRows rows={toRows(films, players, progress, late)} titles={films.map(({ title }) => title)} />
      </table>
    </div>
  )
}

function toRows(films: FilmTitle[], players: BoardPlayer[], progress: Progress[], late: ReadonlySet<string>): Row[] {
  const found = new Map(players.map(({ id }) => [id, new Map<string, Progress>()]))
  for (const one of progress) found.get(one.memberId)?.set(one.filmId, one)
  return players.map(({ id, name }) => {
    const progress = films.map((film) => found.get(id)?.get(film.id))
    const cells = films.map((film, index) => toCell(progress[index], late.has(`${id}:${film.id}`)))
    return { id, name, summary: summaryOf(progress), cells: writeCells(cells) }
  })
}

function toCell(progress: Progress | undefined, isLate: boolean): Cell {
  const { isOpened = false, share = 0, best = null, isPassed = false } = progress ?? {}
  return { share: isOpened ? share : null, best, isPassed, isLate }
}

function summaryOf(row: (Progress | undefined)[]): string {
  const watched = row.filter((one) => one?.isWatched).length
  const passed = row.filter((one) => one?.isPassed).length
  return `${watched}/${row.length} watched, ${passed} passed`
}
