'use client'

import { MAIL_LANGUAGES } from '@/lib/mail-languages'
import { hasPlaceholder, dropReason } from '@/features/mail/rules/fill-text'
import { RadioChips } from './RadioChips'
import type { AnswerState } from './use-answer'
import styles from './mails.module.css'

/** Edits a mail: its template, subject, text and reason. */
export function MailEditor({ answering }: { answering: AnswerState }) {
  const { offered, languages, values, text, subject, body, chooseText, chooseLanguage, setSubject, setBody } = answering
  return (
    <div className={styles.editor}>
      {languages.length > 1 && (
        <RadioChips
          id="fc-answer-language"
          legend="Language of the mail"
          options={languages.map((key) => ({ value: key, label: MAIL_LANGUAGES[key] }))}
          value={values.language}
          onChoose={chooseLanguage}
        />
      )}
      {offered.length > 1 && (
        <label className={styles.field} htmlFor="fc-answer-text">
          <span>Text</span>
          <select
            id="fc-answer-text"
            value={text?.id ?? ''}
            onChange={(event) => chooseText(offered.find(({ id }) => id === event.target.value) ?? null)}
          >
            {offered.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {offered.length === 0 && (
        <p>There is no text for this status yet. Write one here, or keep one in “Mail texts”.</p>
      )}
      {hasPlaceholder(body, 'reason') && <ReasonFields answering={answering} />}
      <label className={styles.field} htmlFor="fc-answer-subject">
        <span>Subject</span>
        <input id="fc-answer-subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
      </label>
      <label className={styles.field} htmlFor="fc-answer-body">
        <span>Message</span>
        <textarea id="fc-answer-body" rows={14} value={body} onChange={(event) => setBody(event.target.value)} />
      </label>
    </div>
  )
}

function ReasonFields({ answering: { text, reason, body, setReason, setBody } }: { answering: AnswerState }) {
  const reasons = text?.reasons ?? []
  return (
    <fieldset className={styles.reason}>
      <legend>Reason</legend>
      {reasons.length > 0 && (
        <label className={styles.field} htmlFor="fc-answer-canned">
          <span>Choose a sentence</span>
          <select id="fc-answer-canned" value="" onChange={(event) => setReason(event.target.value)}>
            <option value="">Choose…</option>
            {reasons.map(({ label, text: sentence }) => (
              <option key={label} value={sentence}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field} htmlFor="fc-answer-reason">
        <span>As the family reads it</span>
        <textarea id="fc-answer-reason" rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <button type="button" className="fc-text-button" onClick={() => setBody(dropReason(body))}>
        Give no reason
      </button>
    </fieldset>
  )
}
