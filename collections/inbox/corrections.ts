import { sql } from '@payloadcms/db-postgres'
import { type CollectionAfterChangeHook, type CollectionBeforeChangeHook, type Field, ValidationError } from 'payload'
import { explainUndialable } from '@/lib/phone-numbers'
import {
  addressField,
  FOLLOW_ADDRESS,
  listCorrected,
  PHONES,
  formatHistoryValue,
  type CorrectedAddress,
} from '@/features/entries/rules/corrections'
import { fieldLabel } from '@/features/entries/rules/entry-fields'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { transactionOf } from '@/lib/transaction'
import { encryptEdit } from '@/server/encryption/rows'

type Entry = Record<string, unknown>
type Problem = { path: string; message: string }

const REASON = 'correctionReason'
const REASON_LABEL = 'Why it is corrected'
const REASON_MAX = 200
const NO_REASON = 'Say why in a few words, for example: the parent called, a letter was missing.'

/** `check` validates entries of a kind by the rules of their form, `derive` computes fields as its handler does. */
export type EntryRules = { check?: (entry: Entry) => Problem[]; derive?: (entry: Entry) => Entry }

/**
 * The reason for a correction of what a family entered. Required as soon as one of these fields changes. Stored in the
 * timeline.
 */
export function reasonField(kind: InboxKind): Field {
  return {
    name: REASON,
    label: REASON_LABEL,
    type: 'text',
    virtual: true,
    maxLength: REASON_MAX,
    admin: {
      description: 'The history keeps it, with the former text and your name.',
      disableListColumn: true,
      disableListFilter: true,
      components: {
        Field: {
          path: '/features/entries/admin/entry/CorrectionReason.client#CorrectionReason',
          clientProps: { kind },
        },
      },
    },
  }
}

/**
 * Validates corrections by staff with the rules of the form, and requires a reason.
 * @throws ValidationError naming the invalid field, or the reason when it is missing
 */
export function checkCorrection(kind: InboxKind, { check, derive }: EntryRules): CollectionBeforeChangeHook {
  return ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data
    if (listCorrected(kind, originalDoc, data).length === 0) return data
    const entry = { ...originalDoc, ...data }
    const next = { ...data, ...derive?.(entry) }
    const corrected = listCorrected(kind, originalDoc, next)
    const problems = (check ? check(entry) : checkPhones(entry)).filter(({ path }) => corrected.includes(path))
    if (corrected.length > 0 && !reasonOf(data)) problems.push({ path: REASON, message: NO_REASON })
    const labelOf = (path: string) => (path === REASON ? REASON_LABEL : fieldLabel(kind, path))
    const errors = problems.map((problem) => ({ ...problem, label: labelOf(problem.path) }))
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
    return next
  }
}

/**
 * Stores the former values with the author and the reason of a correction. Enqueues a job that moves mail to a corrected
 * address.
 */
export function storeCorrection(kind: InboxKind): CollectionAfterChangeHook {
  return async ({ data, doc, operation, previousDoc, req }) => {
    if (operation !== 'update') return doc
    const corrected = listCorrected(kind, previousDoc, doc)
    const transaction = await transactionOf(req)
    for (const field of corrected) {
      const words = {
        field,
        before: formatHistoryValue(field, previousDoc[field]),
        after: formatHistoryValue(field, doc[field]),
      }
      const { before, after } = encryptEdit(doc.id, words)
      await transaction.execute(
        sql`INSERT INTO registration_edits (entry_id, field, before, after, by_name, reason)
            VALUES (${doc.id}, ${field}, ${before}, ${after}, ${req.user?.name ?? 'the system'}, ${reasonOf(data)})`,
      )
    }
    const address = addressField(kind)
    if (!corrected.includes(address)) return doc
    const job: CorrectedAddress = { kind, entryId: doc.id, before: String(previousDoc[address]).toLowerCase() }
    await transaction.execute(
      sql`SELECT graphile_worker.add_job(${FOLLOW_ADDRESS}, ${JSON.stringify(job)}::json, max_attempts => 10)`,
    )
    return doc
  }
}

function checkPhones(entry: Entry): Problem[] {
  return PHONES.flatMap((path) => {
    const message = explainUndialable(entry[path])
    return message ? [{ path, message }] : []
  })
}

function reasonOf(data: Entry): string {
  return String(data[REASON] ?? '').trim()
}
