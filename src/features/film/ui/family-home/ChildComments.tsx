import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import type { Child } from '@/features/members/store/api'
import type { ChildComment } from '../../store/family-home/queries'

const STATES: Record<string, string> = { waiting: 'Waits for a coach', hidden: 'Hidden' }

type Props = { comments: ChildComment[]; child: Child }

/** What a child wrote below films, newest first, also what others do not read yet. */
export function ChildComments({ comments, child }: Props) {
  const name = firstWord(child.name)
  if (comments.length === 0) return <p className="coach-none">{name} has not written anything below a film yet.</p>
  return (
    <ul className="review-list">
      {comments.map(({ id, text, state, slug, title, when }) => (
        <li key={id} className="review">
          <p className="comment-meta">
            <span>{when}</span>
            {STATES[state] && <span className="tag warn">{STATES[state]}</span>}
          </p>
          <p className="comment-text">{text}</p>
          <p className="review-film">
            Below <a href={`${paths.film(slug, child.id)}#comments`}>{title}</a>
          </p>
        </li>
      ))}
    </ul>
  )
}
