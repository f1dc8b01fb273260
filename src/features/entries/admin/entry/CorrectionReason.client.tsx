'use client'

import { TextInput, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { FormState, TextFieldClientProps } from 'payload'
import { addressField, listCorrected } from '../../rules/corrections'
import { fieldLabel } from '../../rules/entry-fields'
import type { InboxKind } from '../../rules/kinds'
import styles from './entry.module.css'

type Props = TextFieldClientProps & { kind: InboxKind }

const LINKS = 'Mails that still wait go to the new address. Private links from before end, and it gets a new one.'

/** Asks for a reason as soon as an answer of the family differs from the stored one. */
export function CorrectionReason({ field, kind, path }: Props) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const { savedDocumentData } = useDocumentInfo()
  const corrected = useFormFields(([fields]) =>
    listCorrected(kind, savedDocumentData ?? {}, valuesOf(fields)).join(','),
  )
  if (!savedDocumentData?.id || !corrected) return null
  const names = corrected.split(',')
  const labels = names.map((name) => fieldLabel(kind, name)).join(', ')
  const description = `You correct this: ${labels}. What it was stays in the history, with your name and why.`
  return (
    <TextInput
      className={styles.correction}
      path={path}
      label={field.label}
      required
      description={names.includes(addressField(kind)) ? `${description} ${LINKS}` : description}
      value={value ?? ''}
      showError={showError}
      Error={errorMessage && showError ? <p className="fc-field-error">{errorMessage}</p> : undefined}
      onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
    />
  )
}

function valuesOf(fields: FormState): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, field?.value]))
}
