import * as z from 'zod'
import { MAIL_LANGUAGE_KEYS } from '@/lib/mail-languages'
import { tagSchema } from './tag-schema'
import { VIEW_NAME_MAX } from './filters'
import { SEARCH_MAX } from './search-text'

/** Two pages of the list: more are not selected by hand. */
const BULK_MAX = 100
const QUERY_MAX = 600
/** The number of entries that the columns of a board show together. */
const WATCHED_MAX = 500
const REASON_MAX = 2000
const SUBJECT_MAX = 200
const TEXT_MAX = 8000

const id = z.uuid('This is no entry.')
const TOO_MANY = `Choose ${BULK_MAX} entries at most.`
const ids = z.array(id).min(1, 'Choose at least one entry.').max(BULK_MAX, TOO_MANY)
const query = z.string().max(QUERY_MAX).default('')

const bulkMailOptions = {
  /** One language for all; by default each family's own. */
  language: z.enum(MAIL_LANGUAGE_KEYS, 'Choose a language.').optional(),
  /** The same reason for all families, if the text of the status needs one. */
  reason: z.string().trim().max(REASON_MAX, `A reason has at most ${REASON_MAX} letters.`).optional(),
}

/** Entries with their revisions, and their new status. */
export const moveSchema = z.strictObject({
  status: z.string().min(1, 'Choose a status.').max(40),
  /** Whether the families are notified, with the template of this status. */
  isMailed: z.boolean().default(false),
  ...bulkMailOptions,
  /** The new assignee. */
  assignee: id.optional(),
  /** Assigned entries keep their assignee. */
  onlyUnassigned: z.boolean().default(false),
  entries: z
    .array(z.strictObject({ id, revision: z.number().int().positive() }))
    .min(1, 'Choose at least one entry.')
    .max(BULK_MAX, TOO_MANY),
})

/** Entries, and the mail to all their families. */
export const writeSchema = z.strictObject({
  entries: ids,
  subject: z
    .string()
    .trim()
    .min(1, 'Write a subject.')
    .max(SUBJECT_MAX, `A subject has ${SUBJECT_MAX} letters at most.`),
  text: z.string().trim().min(1, 'Write a text.').max(TEXT_MAX, `A text has ${TEXT_MAX} letters at most.`),
  language: z.enum(MAIL_LANGUAGE_KEYS, 'Choose a language.'),
})

/** The status that the person saw: later moves are not undone. */
export const seenStatus = z.string().max(40).optional()

/** Entries whose last move is undone. */
export const undoSchema = z.strictObject({ entries: ids, to: seenStatus })

/** Entries that would be moved, for a preview of their mails. */
export const previewSchema = z.strictObject({
  entries: ids,
  status: z.string().min(1, 'Choose a status.').max(40),
  ...bulkMailOptions,
})

/** Players to invite to a tryout day. */
export const inviteSchema = z.strictObject({ entries: ids, day: z.uuid('Choose a tryout day.') })

/** The entry of a quick view. */
export const previewEntrySchema = z.strictObject({ id })

const colleague = z.uuid('This is no colleague.').nullable()

/** Entries with the assignee that was shown, and the new one. */
export const assignSchema = z.strictObject({
  entries: z
    .array(z.strictObject({ id, from: colleague }))
    .min(1, 'Choose at least one entry.')
    .max(BULK_MAX, TOO_MANY),
  assignee: colleague,
})

/** The entries on a screen, and the mark of their shown state. */
export const watchSchema = z.strictObject({
  entries: z.array(id).min(1).max(WATCHED_MAX),
  mark: z.string().max(64).nullable(),
})

export const tagsSchema = z.strictObject({ entries: ids, tag: tagSchema, isAdded: z.boolean() })

export const searchSchema = z.strictObject({ text: z.string().max(SEARCH_MAX), query })

export const viewSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('save'),
    name: z
      .string('Give the view a name.')
      .trim()
      .min(1, 'Give the view a name.')
      .max(VIEW_NAME_MAX, `A name has ${VIEW_NAME_MAX} letters at most.`),
    query,
    isShared: z.boolean(),
  }),
  z.strictObject({ action: z.literal('delete'), id: z.uuid('There is no such view.') }),
])
