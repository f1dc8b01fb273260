'use client'
import { useState } from 'react'
import { notify } from '@/components/ui/toast'
import { parseClock } from '../../rules/clock'
import { COMMENT_MAX } from '../../rules/films'
import { paths } from '@/lib/paths'
import { postJson } from '@/lib/json-request'
import type { FilmComment } from '../../rules/comment-schema'

type Draft = { text: string; at: string }
type Problems = Partial<Draft>

const EMPTY: Draft = { text: '', at: '' }
const SIGNED_OUT = 'You must be logged in to comment'

/** Manages the new comment on a film. The text stays in the box until it is stored. */
export function useNewComment(slug: string, onAdded: (comment: FilmComment) => void) {
  const [draft, setDraft] = useState(EMPTY)
  const [isPosting, setIsPosting] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const isBlank = draft.text.trim() === ''

  async function post(): Promise<void> {
    const found = findProblems(draft)
    setProblems(found)
    if (isPosting || isBlank || found.text || found.at) return
    setIsPosting(true)
    const comment = { film: slug, text: draft.text, second: parseClock(draft.at) }
    const answer = await postJson<{ comment: FilmComment }>(paths.memberPost('comment'), comment)
    setIsPosting(false)
    if (!answer.isOk) return setProblems(reportFailure(answer))
    notify.success('Comment added')
    setDraft(EMPTY)
    onAdded(answer.body.comment)
  }

  return { draft, setDraft, isPosting, isBlank, problems, post }
}

// Errors that the author can fix are also shown at the text box.
function reportFailure({ status, message }: { status: number | null; message: string | null }): Problems {
  notify.error(status === 401 ? SIGNED_OUT : 'Failed to add comment')
  if (status === 401) return { text: SIGNED_OUT }
  return status === 422 || status === 429 ? { text: message ?? undefined } : {}
}

function findProblems({ text, at }: Draft): Problems {
  return {
    ...(text.trim().length > COMMENT_MAX ? { text: `Please use at most ${COMMENT_MAX} characters.` } : {}),
    ...(at.trim() !== '' && parseClock(at) === null ? { at: 'Write minutes and seconds: 0:42.' } : {}),
  }
}
