'use client'
import { useState } from 'react'
import { Dialog } from '@/components/ui/Dialog.client'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { postJson } from '@/lib/json-request'
import type { FilmComment } from '../../rules/comment-schema'
import styles from '../shared/comments.module.css'

type CommentActionsProps = {
  comment: FilmComment
  onChange: (state: FilmComment['state']) => void
  onDeleted: () => void
  onReported?: () => void
}

const QUESTIONS = {
  delete: {
    title: 'Delete this comment?',
    text: 'It is gone for everybody, and cannot be brought back.',
    yes: 'Delete it',
    no: 'Keep it',
  },
  report: {
    title: 'Report this comment?',
    text: 'It is hidden at once, and a coach reads it. The author does not learn who reported it.',
    yes: 'Report it',
    no: 'Leave it',
  },
} as const

/** Renders the actions that this reader may perform on a comment, and none that the server would reject. */
export function CommentActions({ comment, onChange, onDeleted, onReported }: CommentActionsProps) {
  const [question, setQuestion] = useState<keyof typeof QUESTIONS | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { id, state, user, canDelete, canReport, canReview } = comment

  async function act(action: string, body: object, done: () => void, thanks?: string): Promise<void> {
    setIsBusy(true)
    const answer = await postJson(paths.memberPost(action), { id, ...body })
    setIsBusy(false)
    // Another person deleted it first; the result is the same.
    if (!answer.isOk && answer.status !== 404) return void notify.error('That did not work. Please try again.')
    if (thanks) notify.success(thanks)
    if (answer.isOk) done()
    else onDeleted()
  }

  function review(decision: 'visible' | 'hidden'): void {
    const thanks = decision === 'visible' ? 'Everybody sees the comment now' : 'The comment is hidden'
    void act('review-comment', { decision }, () => onChange(decision), thanks)
  }

  function confirm(): void {
    setQuestion(null)
    if (question === 'delete') void act('delete-comment', {}, onDeleted, 'Comment deleted')
    else void act('report-comment', {}, () => onReported?.())
  }

  if (!canDelete && !canReport && !canReview) return null
  const of = <span className="sr-only"> the comment of {user.name}</span>
  return (
    <div className={styles.actions}>
      {canReview && state !== 'visible' && (
        <button
          type="button"
          className={`${styles.action} ${styles.isMain}`}
          disabled={isBusy}
          onClick={() => review('visible')}
        >
          Approve{of}
        </button>
      )}
      {canReview && state !== 'hidden' && (
        <button type="button" className={styles.action} disabled={isBusy} onClick={() => review('hidden')}>
          Hide{of}
        </button>
      )}
      {canReport && (
        <button type="button" className={styles.action} disabled={isBusy} onClick={() => setQuestion('report')}>
          Report{of}
        </button>
      )}
      {canDelete && (
        <button type="button" className={styles.action} disabled={isBusy} onClick={() => setQuestion('delete')}>
          Delete{of}
        </button>
      )}
      {question && <Question {...QUESTIONS[question]} onYes={confirm} onNo={() => setQuestion(null)} />}
    </div>
  )
}

type QuestionProps = (typeof QUESTIONS)[keyof typeof QUESTIONS] & { onYes: () => void; onNo: () => void }

function Question({ title, text, yes, no, onYes, onNo }: QuestionProps) {
  return (
    <Dialog isOpen onClose={onNo} title={title}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="btn line" onClick={onNo}>
          {no}
        </button>
      </div>
    </Dialog>
  )
}
