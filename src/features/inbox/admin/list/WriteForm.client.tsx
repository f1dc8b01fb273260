'use client'

import { useId, useState } from 'react'
import { formatCount } from '@/lib/counts'
import type { MailLanguage } from '@/lib/mail-languages'
import { LanguageOptions } from './LanguageOptions'
import styles from './bulk.module.css'

export type BulkLetter = { subject: string; text: string; language: MailLanguage }

type WriteFormProps = { count: number; isBusy: boolean; onSend: (letter: BulkLetter) => void }

/** Writes the same mail to the families of all selected entries, without changing their status. */
export function WriteForm({ count, isBusy, onSend }: WriteFormProps) {
  const id = useId()
  const [letter, setLetter] = useState<BulkLetter>({ subject: '', text: 'Hello {guardian},\n\n', language: 'en' })
  const change = (part: Partial<BulkLetter>) => setLetter((before) => ({ ...before, ...part }))
  const families = formatCount(count, 'family', 'families')
  return (
    <fieldset className={styles.letter} disabled={isBusy}>
      <legend>Write to {families}</legend>
      <div>
        <label htmlFor={`${id}-subject`}>Subject</label>
        <input
          id={`${id}-subject`}
          value={letter.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-text`}>Message</label>
        <textarea
          id={`${id}-text`}
          rows={8}
          value={letter.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <small>{'{guardian} and {player} are filled in for each family. The status stays as it is.'}</small>
      </div>
      <div>
        <label htmlFor={`${id}-language`}>Language of the mail</label>
        <select
          id={`${id}-language`}
          value={letter.language}
          onChange={({ target }) => change({ language: target.value as MailLanguage })}
        >
          <LanguageOptions />
        </select>
      </div>
      <div className={styles.send}>
        <button
          type="button"
          className={styles.primary}
          disabled={!letter.subject.trim() || !letter.text.trim()}
          onClick={() => onSend(letter)}
        >
          Send to {families}
        </button>
      </div>
    </fieldset>
  )
}
