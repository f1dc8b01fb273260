'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { isLetterDue } from '../rules/letter'
import { adminPaths } from '@/lib/admin-paths'
import styles from './giving.module.css'

type Saved = {
  reference?: string
  status?: string
  amountCents?: number
  receivedCents?: number | null
  receivedOn?: string | null
  letterSentOn?: string | null
}

/** Links to the letter of a received gift, and shows whether the letter required by law is still to be sent. */
export function LetterBox() {
  const { savedDocumentData } = useDocumentInfo()
  const {
    reference,
    status = '',
    amountCents = 0,
    receivedCents,
    receivedOn,
    letterSentOn,
  } = (savedDocumentData ?? {}) as Saved
  if (!reference || (status !== 'received' && status !== 'acknowledged')) return null
  const year = receivedOn?.slice(0, 4)
  return (
    <section className={styles.letter} aria-label="Letter">
      {isLetterDue({ cents: receivedCents ?? amountCents, status, letterSentOn }) && (
        <p className="fc-field-error">Letter due: from $250 on the giver needs one for the tax office.</p>
      )}
      <p>
        <a href={adminPaths.letter(reference)} target="_blank" rel="noopener">
          Open the letter (PDF)
        </a>
      </p>
      {year && (
        <p>
          <a href={adminPaths.lettersOf(year)} target="_blank" rel="noopener">
            All letters of {year} (PDF)
          </a>
        </p>
      )}
    </section>
  )
}
