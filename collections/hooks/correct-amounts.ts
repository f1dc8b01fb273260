import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { CORRECTION_NEEDS_REASON, listCorrections } from '@/features/giving/rules'
import { formatCents } from '@/lib/money'
import { transactionOf } from '@/lib/transaction'

/**
 * Lets a stored amount of a gift be corrected, and keeps the old one with who corrected it, when and why, in the
 * transaction of the change.
 * @throws ValidationError at the reason when there is none
 */
export const correctAmounts: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { correctionReason, ...kept } = data
  const corrections = operation === 'update' ? listCorrections(originalDoc, kept) : []
  if (corrections.length === 0) return kept
  const reason = String(correctionReason ?? '').trim()
  if (!reason) {
    const errors = [{ path: 'correctionReason', message: CORRECTION_NEEDS_REASON }]
    throw new ValidationError({ collection: collection.slug, errors, req })
  }
  const transaction = await transactionOf(req)
  for (const { field, before, after } of corrections)
    await transaction.execute(
      sql`INSERT INTO registration_edits (entry_id, field, before, after, by_name, reason)
          VALUES (${originalDoc.id}, ${field}, ${formatCents(before)}, ${after === null ? null : formatCents(after)},
            ${req.user?.name ?? 'the system'}, ${reason})`,
    )
  return kept
}
