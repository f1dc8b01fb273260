import { Figures } from '@/components/ui/Figures'
import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import type { Child } from '@/features/members/server/api'
import type { ChildFilms } from '../../server/family-home/queries'
import familyStyles from './family.module.css'
import styles from '@/features/film/components/shared/room.module.css'

type FamilyHeadProps = { family: Child[]; current: Child; room: ChildFilms }

/** Shows a child's progress in three figures, with links to the other children. */
export function FamilyHead({ family, current, room: { assigned, films } }: FamilyHeadProps) {
  const watched = films.filter(({ progress }) => progress?.isWatched).length
  const figures = [
    { value: String(assigned.filter(({ isDone }) => !isDone).length), label: 'to do' },
    { value: `${watched}/${films.length}`, label: 'films watched' },
    { value: String(films.filter(({ progress }) => progress?.isPassed).length), label: 'quizzes passed' },
  ]
  return (
    <header className={`wrap ${styles.head}`}>
      <div>
        <p className="label">
          <a href={paths.familyHome} className={familyStyles.back}>
            Your family
          </a>
        </p>
        <h1>{firstWord(current.name)}’s films</h1>
      </div>
      <Figures figures={figures} />
      {family.length > 1 && (
        <nav className={styles.tabs} aria-label="Your children">
          {family.map(({ id, name }) => (
            <a key={id} href={paths.familyOf(id)} aria-current={id === current.id ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
