import { Check } from 'lucide-react'
import { controlAttributes, FieldMessage } from '@/components/form/Field'
import { formatMoment } from '@/lib/dates'
import type { ConsentText, Signature } from '../../server/consents'
import type { Answers } from '../../rules/enrolment-answers'
import { versionField } from '../../rules/enrolment-schema'
import styles from './enrolment.module.css'

type TickProps = { consent: ConsentText; answers: Answers; label: string; isTicked?: boolean }

/** Renders a consent with its text and a checkbox, which is never checked by default. */
export function ConsentTick({ consent, answers, label, isTicked }: TickProps) {
  const { key, title, text, version } = consent
  const error = answers.error(key)
  return (
    <div className={`${styles.consent} field col-span-6 ${error ? 'error' : ''}`}>
      <h2>{title}</h2>
      <ConsentText text={text} />
      <input type="hidden" name={versionField(key)} value={version} />
      <label className="tick" htmlFor={key}>
        <input
          type="checkbox"
          name={key}
          defaultChecked={isTicked ?? answers.isTicked(key)}
          {...controlAttributes(key, error, `Version ${version}`)}
        />
        {label}
      </label>
      <FieldMessage id={key} error={error} hint={`Version ${version}`} />
    </div>
  )
}

/** Renders a signed consent: who signed which version, and when. The text can be expanded. */
export function ConsentSigned({ consent, signature }: { consent: ConsentText; signature: Signature }) {
  return (
    <div className={`${styles.consent} ${styles.isSigned} col-span-6`}>
      <h2>
        <Check aria-hidden="true" size={22} strokeWidth={2.5} />
        {consent.title}
      </h2>
      <p className="text-small">
        {signature.isGiven ? 'Signed' : 'Taken back'} by {signature.signer}, {formatMoment(signature.at)}, version{' '}
        {signature.version}
      </p>
      <details>
        <summary>Read the text</summary>
        <ConsentText text={consent.text} />
      </details>
    </div>
  )
}

function ConsentText({ text }: { text: string }) {
  return (
    <div className={styles.consentText}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
