import { sql } from '@payloadcms/db-postgres'
import type { GlobalBeforeChangeHook } from 'payload'
import { CONSENT_KEYS } from '@/features/people/rules/consents'
import { transactionOf } from '@/lib/transaction'
import type { EnrolmentPage } from '@/payload-types'

/** Increments a consent's version when its wording changes, and stores every wording that could have been signed. */
export const versionConsentTexts: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as Partial<EnrolmentPage> | undefined
  const after = data as EnrolmentPage
  const transaction = await transactionOf(req)
  const changed = { ...after }
  for (const key of CONSENT_KEYS) {
    const { title, text } = { ...before?.[key], ...after[key] }
    // An empty text fails the field's own validation later.
    if (!title || !text) continue
    const last = await transaction.execute(
      sql`SELECT version, title, text FROM consent_versions WHERE key = ${key} ORDER BY version DESC LIMIT 1`,
    )
    const newest = last.rows[0] as { version: number; title: string; text: string } | undefined
    const isSame = newest?.title === title && newest?.text === text
    const version = isSame ? newest!.version : (newest?.version ?? 0) + 1
    if (!isSame)
      await transaction.execute(
        sql`INSERT INTO consent_versions (key, version, title, text) VALUES (${key}, ${version}, ${title}, ${text})`,
      )
    changed[key] = { title, text, version }
  }
  return changed
}
