'use client'
import { Skeleton } from '@/components/ui/Skeleton'
import { CommentForm } from './CommentForm.client'
import { CommentItem } from './CommentItem.client'
import { useComments } from './use-comments'
import styles from '../shared/comments.module.css'

/** Renders the list of comments with its loading and error states, and the text box. */
export function Discussion({ slug }: { slug: string }) {
  const { state, load, change } = useComments(slug)

  if (state.status === 'loading') return <Loading />
  return (
    <>
      {state.status === 'failed' ? (
        <div className={styles.discussionNote}>
          <p>The comments could not be loaded. What you write below still arrives.</p>
          <button type="button" className="btn line" onClick={() => void load()}>
            Try again
          </button>
        </div>
      ) : (
        <>
          {state.comments.length === 0 ? (
            <p className={styles.discussionNote}>No comments yet. Be the first to start the discussion!</p>
          ) : (
            <ol className={styles.list} aria-label="Comments, oldest first">
              {state.comments.map((comment) => (
                <CommentItem
                  key={comment.id}
                  comment={comment}
                  onChange={(state) =>
                    change((all) => all.map((one) => (one.id === comment.id ? { ...one, state } : one)))
                  }
                  onDeleted={() => change((all) => all.filter(({ id }) => id !== comment.id))}
                />
              ))}
            </ol>
          )}
        </>
      )}
      <CommentForm
        slug={slug}
        waits={state.status === 'ready' && state.waits}
        onAdded={(comment) => (state.status === 'ready' ? change((all) => [...all, comment]) : void load())}
      />
    </>
  )
}

function Loading() {
  return (
    <div role="status" className={styles.list}>
      <span className="sr-only">Loading comments</span>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  )
}
