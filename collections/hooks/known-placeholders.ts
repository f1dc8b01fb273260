import { type CollectionBeforeChangeHook, ValidationError, type ValidationFieldError } from 'payload'
import { ANSWER_PLACEHOLDERS, factsOf, fillText } from '@/features/mail/rules/fill-text'

const ALL_KNOWN = factsOf(ANSWER_PLACEHOLDERS)

/**
 * Rejects a mail text with an unknown placeholder when it is saved, not when it is used.
 * @throws ValidationError naming the placeholder
 */
export const knownPlaceholders: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  const errors = ['subject', 'body'].flatMap((path): ValidationFieldError[] => {
    const facts = path === 'subject' ? { ...ALL_KNOWN, link: null } : ALL_KNOWN
    const { problems } = fillText(String(data[path] ?? ''), facts)
    return problems.map((message) => ({ message, path }))
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
