'use client'
import { useState } from 'react'
import { paths } from '@/lib/paths'
import { CommentActions } from './CommentActions.client'
import type { CommentToReview } from '../../rules/comment-schema'
import styles from '../shared/comments.module.css'
import roomStyles from '../shared/room.module.css'

/** Lists the comments that wait for a coach's decision, each with its buttons. Decided comments are removed from the list. */
export function ReviewList({ comments }: { comments: CommentToReview[] }) {
  const [open, setOpen] = useState(comments)
  if (open.length === 0)
    return <p className={roomStyles.coachNone}>Nothing waits for you. New comments from your players show up here.</p>
  return (
    <ul className={styles.reviewList}>
      {open.map((comment) => (
        <ReviewItem
          key={comment.id}
          comment={comment}
          onDone={() => setOpen((all) => all.filter(({ id }) => id !== comment.id))}
        />
      ))}
    </ul>
  )
}

function ReviewItem({ comment, onDone }: { comment: CommentToReview; onDone: () => void }) {
  const { text, user, film, created_at, when, state, reports } = comment
  return (
    <li className={styles.review}>
      <p className={styles.meta}>
        <b>{user.name}</b>
        <span className={state === 'hidden' ? 'tag bad' : 'tag warn'}>
          {state === 'hidden' ? `Reported ${reports === 1 ? 'once' : `${reports} times`}` : 'Waiting'}
        </span>
        <time dateTime={created_at}>{when}</time>
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.reviewFilm}>
        Below <a href={paths.film(film.slug)}>{film.title}</a>
      </p>
      <CommentActions comment={comment} onChange={onDone} onDeleted={onDone} />
    </li>
  )
}
