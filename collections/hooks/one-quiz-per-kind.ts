import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import type { Quiz } from '@/payload-types'

/** Reports at the field what the unique index would reject with a database error: a film has one quiz of each kind. */
export const oneQuizPerKind: CollectionBeforeValidateHook<Quiz> = async ({ data, originalDoc, req }) => {
  const { film, kind } = { ...originalDoc, ...data }
  if (!film || !kind) return data
  const others = await req.payload.find({
    collection: 'quizzes',
    where: {
      film: { equals: typeof film === 'string' ? film : film.id },
      kind: { equals: kind },
      ...(originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {}),
    },
    limit: 1,
    depth: 0,
    req,
  })
  if (others.docs.length === 0) return data
  const errors = [{ message: 'This film has a quiz of this kind already.', path: 'film' }]
  throw new ValidationError({ collection: 'quizzes', errors, req })
}
