'use client'

import { useState } from 'react'
import { formatCount } from '@/lib/counts'
import { MAIL_LANGUAGES } from '@/lib/mail-languages'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import type { MailsToCome as Mails, Sample } from '@/features/entries/rules/outcome'
import { MailPreview } from '@/features/entries/admin/shared/MailPreview'
import styles from './bulk.module.css'

/** More texts than this are chosen from a select. */
const CHIPS_MAX = 3

/** Previews a bulk mail: each text with one family's data, the number of recipients, and the families that get none. */
export function MailsToCome({ mails: { count, samples, skipped } }: { mails: Mails }) {
  const [index, setIndex] = useState(0)
  const sample = samples[index] ?? samples[0]
  return (
    <section className={styles.toCome} aria-label="Before it is sent">
      <p aria-live="polite">
        {count === 0
          ? 'No family would be written to.'
          : `This goes to ${formatCount(count, 'family', 'families')}. It waits before it leaves.`}
      </p>
      {samples.length > CHIPS_MAX && (
        <select
          aria-label="Text to show"
          value={samples.indexOf(sample!)}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          {samples.map((one, at) => (
            <option key={toLabel(one, samples)} value={at}>
              {toLabel(one, samples)}
            </option>
          ))}
        </select>
      )}
      {samples.length > 1 && samples.length <= CHIPS_MAX && (
        <div className={styles.texts} role="group" aria-label="Text to show">
          {samples.map((one, at) => (
            <button
              key={toLabel(one, samples)}
              type="button"
              aria-pressed={one === sample}
              onClick={() => setIndex(at)}
            >
              {toLabel(one, samples)}
            </button>
          ))}
        </div>
      )}
      {sample && (
        <div lang={sample.language}>
          <MailPreview to={sample.to} subject={sample.subject} text={sample.text} problems={[]} />
          <small>
            As {sample.person}’s family reads it. {sample.count} of {count} get this text.
          </small>
        </div>
      )}
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ id, person, reason }) => (
            <li key={id}>
              {person && <b>{person}.</b>} No mail: {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The label of a text: “Español 3”, or “Tryout, Español 3” when several kinds are moved. */
function toLabel({ kind, language, count }: Sample, samples: readonly Sample[]): string {
  const isMixed = samples.some((other) => other.kind !== kind)
  return `${isMixed ? `${INBOX_KINDS[kind].one}, ` : ''}${MAIL_LANGUAGES[language]} ${count}`
}
