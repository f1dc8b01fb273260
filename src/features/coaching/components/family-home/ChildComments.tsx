import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import type { Child } from '@/features/members/server/api'
import type { ChildComment } from '../../server/family-home/queries'
import styles from '@/features/film/components/shared/comments.module.css'
import roomStyles from '@/features/film/components/shared/room.module.css'

const STATES: Record<string, string> = { waiting: 'Waits for a coach', hidden: 'Hidden' }

/** Lists a child's comments on films, newest first, including those that are not visible to others yet. */
export function ChildComments({ comments, child }: { comments: ChildComment[]; child: Child }) {
  const name = firstWord(child.name)
  if (comments.length === 0)
    return <p className={roomStyles.coachNone}>{name} has not written anything below a film yet.</p>
  return (
    <ul className={styles.reviewList}>
      {comments.map(({ id, text, state, slug, title, when }) => (
        <li key={id} className={styles.review}>
          <p className={styles.meta}>
            <span>{when}</span>
            {STATES[state] && <span className="tag warn">{STATES[state]}</span>}
          </p>
          <p className={styles.text}>{text}</p>
          <p className={styles.reviewFilm}>
            Below <a href={`${paths.film(slug, child.id)}#comments`}>{title}</a>
          </p>
        </li>
      ))}
    </ul>
  )
}
