import 'server-only'
import { asText, defineEditor } from '@/server/forms/editor'
import { applicationForm } from './handlers'

const FIELDS = ['fullName', 'grade', 'email', 'phone', 'whyJoin', 'instagram'] as const

/** A family's application, filled in again. */
export const applicationEditor = defineEditor(applicationForm, (entry) =>
  Object.fromEntries(FIELDS.map((field) => [field, asText(entry[field])])),
)
