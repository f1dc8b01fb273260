'use client'

import { TextInput, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { addressField, CORRECTABLE } from '@/lib/inbox/corrections'
import { fieldInWords } from '@/lib/inbox/entry-fields'
import type { InboxKind } from '@/lib/inbox/kinds'

type Props = TextFieldClientProps & { kind: InboxKind }

const LINKS = 'Mails that still wait go to the new address. Private links from before end, and it gets a new one.'

/** Asks why, as soon as something that a family typed is another word than what is stored. */
export function CorrectionReason({ field, kind, path }: Props) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const { savedDocumentData } = useDocumentInfo()
  const corrected = useFormFields(([fields]) =>
    CORRECTABLE[kind].filter((name) => textOf(fields[name]?.value) !== textOf(savedDocumentData?.[name])).join(','),
  )
  if (!savedDocumentData?.id || !corrected) return null
  const names = corrected.split(',')
  const words = names.map((name) => fieldInWords(kind, name)).join(', ')
  const description = `You correct what was sent: ${words}. The old words stay in the history, with your name and why.`
  return (
    <TextInput
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

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
