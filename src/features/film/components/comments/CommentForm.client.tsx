'use client'
import { useId } from 'react'
import { Field } from '@/components/form/Field'
import { notify } from '@/components/ui/toast'
import { formatClock } from '../../rules/clock'
import { COMMENT_MAX } from '../../rules/films'
import type { FilmComment } from '../../rules/comment-schema'
import { useNewComment } from './use-new-comment'
import styles from '../shared/comments.module.css'

type CommentFormProps = { slug: string; waits: boolean; onAdded: (comment: FilmComment) => void }

/** The length from which the remaining characters are displayed. */
const COUNTED_FROM = COMMENT_MAX - 200

/** Renders the text box of a new comment, and the position in the film that it refers to. */
export function CommentForm({ slug, waits, onAdded }: CommentFormProps) {
  const id = useId()
  const { draft, setDraft, isPosting, isBlank, problems, post } = useNewComment(slug, onAdded)
  const { length } = draft.text.trim()

  return (
    <form
      className={`${styles.form} ${styles.darkFields}`}
      onFocus={() => void notify.prepare()}
      onSubmit={(event) => {
        event.preventDefault()
        void post()
      }}
    >
      <Field
        id={`${id}-text`}
        label="Your comment"
        error={problems.text}
        hint={waits ? 'A coach reads it before others do.' : 'Everybody who may watch this film reads it.'}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            value={draft.text}
            onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          />
        )}
      </Field>
      {length > COUNTED_FROM && (
        <p className={styles.count} role="status">
          {length} of {COMMENT_MAX} characters
        </p>
      )}
      <div className={styles.send}>
        <TimestampField
          id={`${id}-at`}
          value={draft.at}
          error={problems.at}
          onChange={(at) => setDraft({ ...draft, at })}
        />
        <button type="submit" className={`btn ${styles.post}`} disabled={isPosting || isBlank}>
          {isPosting ? 'Posting...' : 'Post comment'}
        </button>
      </div>
    </form>
  )
}

type TimestampFieldProps = { id: string; value: string; error?: string; onChange: (at: string) => void }

function TimestampField({ id, value, error, onChange }: TimestampFieldProps) {
  return (
    <>
      <Field id={id} label="At" isOptional error={error} className={styles.at}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            placeholder="0:42"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <button type="button" className="btn line" onClick={() => onChange(formatClock(currentSecond()))}>
        Now<span className="sr-only">: take the place where the film is</span>
      </button>
    </>
  )
}

// The player is in another part of the page, so its position is read from the DOM.
function currentSecond(): number {
  return document.querySelector('video')?.currentTime ?? 0
}
