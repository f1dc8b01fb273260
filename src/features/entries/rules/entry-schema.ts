import * as z from 'zod'
import { CITY_MAX } from './narrowing'
import { tagSchema } from './tag-schema'
import { INBOX_KIND_KEYS } from './kinds'

const id = z.uuid('There is no such entry.')
const kind = z.enum(INBOX_KIND_KEYS, 'There is no such list.')
const entryRef = { kind, id }
const revision = z.int('Reload the page first.').min(1)
// The cities are editable content, so the store checks the value.
const city = z.string().max(CITY_MAX, 'Choose one of the cities.').nullable()
const colleague = z.uuid('There is no such member of staff.').nullable()

/** The maximum number of fields in a merge: far more than any form has. */
const FIELDS_MAX = 60

/**
 * The changes of an entry's internal panel. `from` is the value that was shown, so that no concurrent change is overwritten.
 */
export const entrySchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('assign'), ...entryRef, assignee: colleague, from: colleague }),
  z.strictObject({ action: z.literal('place'), ...entryRef, city, from: city }),
  z.strictObject({ action: z.literal('tag'), ...entryRef, tag: tagSchema, isOn: z.boolean() }),
  z.strictObject({ action: z.literal('duplicate'), ...entryRef, other: id, isDuplicate: z.boolean() }),
  z.strictObject({ action: z.literal('called'), ...entryRef }),
  z.strictObject({ action: z.literal('spam'), ...entryRef, isSpam: z.boolean() }),
  z.strictObject({
    action: z.literal('merge'),
    kind,
    target: id,
    source: id,
    targetRevision: revision,
    sourceRevision: revision,
    /** Names of the fields whose values are taken from the removed entry. */
    fields: z.array(z.string().regex(/^[A-Za-z]{1,40}$/, 'There is no such field.')).max(FIELDS_MAX),
  }),
])

export type EntryAction = z.output<typeof entrySchema>
export type MergeValues = Extract<EntryAction, { action: 'merge' }>
