import * as z from 'zod'
import { MAIL_LANGUAGE_KEYS } from '@/lib/mails/languages'
import { tagSchema } from './tag-schema'
import { VIEW_NAME_MAX } from './filters'
import { SEARCH_MAX } from './search-text'

/** As many as two pages of the list: more are not chosen by hand. */
const BULK_MAX = 100
const QUERY_MAX = 600
/** As many as the columns of a board show together. */
const WATCHED_MAX = 500
const REASON_MAX = 2000
const SUBJECT_MAX = 200
const TEXT_MAX = 8000

const id = z.uuid('This is no entry.')
const TOO_MANY = `Choose ${BULK_MAX} entries at most.`
const ids = z.array(id).min(1, 'Choose at least one entry.').max(BULK_MAX, TOO_MANY)
const query = z.string().max(QUERY_MAX).default('')

const wish = {
  /** For all families; without one, each family's own. */
  language: z.enum(MAIL_LANGUAGE_KEYS, 'Choose a language.').optional(),
  /** The same for all, where the text of the status needs one. */
  reason: z.string().trim().max(REASON_MAX, `A reason has at most ${REASON_MAX} letters.`).optional(),
}

/** Entries as they were seen, and where they shall go. */
export const moveSchema = z.strictObject({
  status: z.string().min(1, 'Choose a status.').max(40),
  /** Whether the families read of it, in the text kept for this status. */
  isMailed: z.boolean().default(false),
  ...wish,
  /** Who looks after them from now on. */
  assignee: id.optional(),
  /** Entries that a colleague has keep theirs. */
  onlyUnassigned: z.boolean().default(false),
  entries: z
    .array(z.strictObject({ id, revision: z.number().int().positive() }))
    .min(1, 'Choose at least one entry.')
    .max(BULK_MAX, TOO_MANY),
})

/** Entries whose families are written to, and the words for all of them. */
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

/** The status that entries were moved to as the person saw it: a later move is not taken back. */
export const seenStatus = z.string().max(40).optional()

/** Entries whose last move is taken back. */
export const undoSchema = z.strictObject({ entries: ids, to: seenStatus })

/** Entries that would be moved, to see first what their families would read. */
export const previewSchema = z.strictObject({
  entries: ids,
  status: z.string().min(1, 'Choose a status.').max(40),
  ...wish,
})

/** Players who are invited to a tryout day. */
export const inviteSchema = z.strictObject({ entries: ids, day: z.uuid('Choose a tryout day.') })

/** An entry of the list that is looked into. */
export const lookSchema = z.strictObject({ id })

const colleague = z.uuid('This is no colleague.').nullable()

/** Entries with who had them on the screen, and who has them from now on. */
export const assignSchema = z.strictObject({
  entries: z
    .array(z.strictObject({ id, from: colleague }))
    .min(1, 'Choose at least one entry.')
    .max(BULK_MAX, TOO_MANY),
  assignee: colleague,
})

/** The entries on a screen, and the mark of what it shows of them. */
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
