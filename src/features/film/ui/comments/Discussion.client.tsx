'use client'
import { Skeleton } from '@/components/ui/Skeleton'
import { CommentForm } from './CommentForm.client'
import { CommentItem } from './CommentItem.client'
import { useComments } from './use-comments'

/** The list, in whichever state it is, and the box to write in. */
export function Discussion({ slug }: { slug: string }) {
  const { state, load, change } = useComments(slug)

  if (state.status === 'loading') return <Loading />
  return (
    <>
      {state.status === 'failed' ? (
        <div className="discussion-note">
          <p>The comments could not be loaded. What you write below still arrives.</p>
          <button type="button" className="btn line" onClick={() => void load()}>
            Try again
          </button>
        </div>
      ) : (
        <>
          {state.comments.length === 0 ? (
            <p className="discussion-note">No comments yet. Be the first to start the discussion!</p>
          ) : (
            <ol className="comment-list" aria-label="Comments, oldest first">
              {state.comments.map((comment) => (
                <CommentItem
                  key={comment.id}
                  comment={comment}
                  onChange={(state) =>
                    change((all) => all.map((one) => (one.id === comment.id ? { ...one, state } : one)))
                  }
                  onGone={() => change((all) => all.filter(({ id }) => id !== comment.id))}
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
    <div role="status" className="comment-list">
      <span className="sr-only">Loading comments</span>
      <Skeleton className="comment-skeleton" />
      <Skeleton className="comment-skeleton" />
    </div>
  )
}
