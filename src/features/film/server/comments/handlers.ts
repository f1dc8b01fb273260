import 'server-only'
import { findFilm } from '../films/films'
import { logger } from '@/server/logger'
import { findViewer, memberHandler } from '@/features/members/server/api'
import { addComment, deleteComment, needsReview, reportComment, reviewComment, type Done } from './actions'
import { listComments } from './queries'
import { commentIdSchema, newCommentSchema, reviewSchema } from '../../rules/comment-schema'
import { privateJson, refuse } from '@/server/http/answers'

const REFUSALS = {
  'not-found': [404, 'Comment not found'],
  forbidden: [403, 'Your account may not do this.'],
  'too-many': [429, 'That was a lot at once. Try again in ten minutes.'],
} as const

/** Returns the comments on a film. Query: `?film=` with its slug. */
export async function getComments(request: Request): Promise<Response> {
  try {
    const viewer = await findViewer()
    if (!viewer) return refuse(401, 'You must be logged in to comment')
    const film = await findFilm(viewer, new URL(request.url).searchParams.get('film') ?? '')
    if (!film) return refuse(404, 'Film not found')
    const [comments, waits] = await Promise.all([listComments(viewer, film.id), needsReview(viewer)])
    return privateJson({ comments, waits })
  } catch (error) {
    logger.error({ err: error, handler: 'comments' }, 'Comments could not be read.')
    return refuse(503, 'Service unavailable')
  }
}

export const postComment = memberHandler({
  name: 'comment',
  schema: newCommentSchema,
  run: async (viewer, values) => answer(await addComment(viewer, values), 201),
})

export const postDeleteComment = memberHandler({
  name: 'delete-comment',
  schema: commentIdSchema,
  run: async (viewer, { id }) => answer(await deleteComment(viewer, id)),
})

export const postReportComment = memberHandler({
  name: 'report-comment',
  schema: commentIdSchema,
  run: async (viewer, { id }) => answer(await reportComment(viewer, id)),
})

export const postReviewComment = memberHandler({
  name: 'review-comment',
  schema: reviewSchema,
  roles: ['coach', 'admin'],
  run: async (viewer, { id, decision }) => answer(await reviewComment(viewer, id, decision)),
})

function answer(result: Done<unknown>, status = 200): Response {
  if (result.ok) return privateJson({ comment: result.value ?? null }, status)
  const [refusal, message] = REFUSALS[result.error]
  return refuse(refusal, message)
}
