'use client'
import { useState } from 'react'
import { formatMoment } from '@/lib/dates'
import { formatClock } from '../../rules/clock'
import { FILM_ANCHOR } from '../../rules/films'
import { CommentActions } from './CommentActions.client'
import { cutAtTimes, initials } from '../../rules/comments'
import type { FilmComment } from '../../rules/comment-schema'
import styles from '../shared/comments.module.css'

type CommentItemProps = {
  comment: FilmComment
  onChange: (state: FilmComment['state']) => void
  onDeleted: () => void
}

/** Renders one comment: author, time, position in the film, and actions. */
export function CommentItem({ comment, onChange, onDeleted }: CommentItemProps) {
  const { id, text, created_at, user, second, state } = comment
  const [isReported, setIsReported] = useState(false)

  if (isReported) {
    return (
      <li className={styles.comment}>
        <p className={styles.thanks} role="status">
          Thank you for telling us. No one sees this comment until a coach has read it.
        </p>
      </li>
    )
  }
  return (
    <li className={state === 'visible' ? styles.comment : `${styles.comment} ${styles.isHeld}`} id={`comment-${id}`}>
      <span className={styles.initials} aria-hidden="true">
        {initials(user.name)}
      </span>
      <div>
        <p className={styles.meta}>
          <b>{user.name}</b>
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </p>
        <p className={styles.text}>
          {second !== null && (
            <>
              At <TimestampLink second={second} />{' '}
            </>
          )}
          {cutAtTimes(text).map((piece, index) =>
            piece.second === null ? piece.text : <TimestampLink key={index} second={piece.second} text={piece.text} />,
          )}
        </p>
        <HeldNote comment={comment} />
        <CommentActions
          comment={comment}
          onChange={onChange}
          onDeleted={onDeleted}
          onReported={() => setIsReported(true)}
        />
      </div>
    </li>
  )
}

// The film's player handles clicks on these links and seeks to the second.
function TimestampLink({ second, text = formatClock(second) }: { second: number; text?: string }) {
  return (
    <a href={`#${FILM_ANCHOR}`} data-second={second} className={styles.place}>
      {text}
    </a>
  )
}

function HeldNote({ comment: { state, isMine } }: { comment: FilmComment }) {
  if (state === 'visible') return null
  if (state === 'waiting') {
    const text = isMine ? 'A coach reads this first. Until then only you see it.' : 'Waits for you to read it.'
    return <p className={styles.note}>{text}</p>
  }
  return <p className={styles.note}>Hidden. {isMine ? 'A coach is looking at it.' : 'Members do not see it.'}</p>
}
