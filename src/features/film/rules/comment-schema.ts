import * as z from 'zod'
import { COMMENT_MAX } from './films'
import { longText } from '@/lib/validation'

const LONGEST_FILM = 4 * 60 * 60

/** The request body of a new comment. The author comes from the session, never from the body. */
export const newCommentSchema = z.object({
  film: z.string().min(1).max(200),
  text: longText('Please write something first.', { max: COMMENT_MAX }),
  second: z.number().int().min(0).max(LONGEST_FILM).nullish().default(null),
})

export type NewComment = z.output<typeof newCommentSchema>

export const commentIdSchema = z.object({ id: z.uuid('Comment not found') })

export const reviewSchema = commentIdSchema.extend({ decision: z.enum(['visible', 'hidden']) })

/** A comment as shown to one viewer. */
export type FilmComment = {
  id: string
  text: string
  created_at: string
  user: { id: string; name: string; avatar_url: string | null }
  /** The position in the film that the comment refers to, in seconds. */
  second: number | null
  state: 'visible' | 'waiting' | 'hidden'
  isMine: boolean
  canDelete: boolean
  canReport: boolean
  canReview: boolean
}

/** A comment that waits for a coach's review, with its film. */
export type CommentToReview = FilmComment & {
  film: { slug: string; title: string }
  reports: number
  /** When it was written, in the academy's time zone. */
  when: string
}
