import { Figures } from '@/components/ui/Figures'
import { pluralize } from '@/lib/counts'
import { paths } from '@/lib/paths'
import type { Board, Division } from '../../server/coach-home/queries'
import styles from '@/features/film/components/shared/room.module.css'

type CoachHeadProps = {
  name: string
  divisions: Division[]
  current: Division | null
  board: Board | null
  behind: number
}

/** Shows the coach's name, the division in three figures, and links to the coach's other divisions. */
export function CoachHead({ name, divisions, current, board, behind }: CoachHeadProps) {
  return (
    <header className={`wrap ${styles.head}`}>
      <div>
        <p className="label">{name}</p>
        <h1>{current ? `${current.key} board` : 'Coach’s board'}</h1>
      </div>
      {board && <Figures figures={figuresOf(board, behind)} />}
      {divisions.length > 1 && (
        <nav className={styles.tabs} aria-label="Divisions">
          {divisions.map(({ id, key }) => (
            <a
              key={id}
              href={`${paths.coachHome}?division=${key}`}
              aria-current={id === current?.id ? 'page' : undefined}
            >
              {key}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}

function figuresOf({ players, films, progress }: Board, behind: number) {
  const cells = players.length * films.length
  const filmIds = new Set(films.map(({ id }) => id))
  const watched = progress.filter(({ filmId, isWatched }) => isWatched && filmIds.has(filmId)).length
  const share = cells === 0 ? 0 : Math.round((100 * watched) / cells)
  return [
    { value: String(players.length), label: pluralize(players.length, 'player') },
    { value: `${share}%`, label: 'of films watched' },
    { value: String(behind), label: pluralize(behind, 'player behind', 'players behind') },
  ]
}
