'use client'

import { TextInput, useField, withCondition } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState, type ChangeEvent } from 'react'
import { formatDollars, readDollars } from '@/lib/money'

/** An amount that is typed and shown in dollars and stored in cents. */
export const MoneyField = withCondition(MoneyInput)

function MoneyInput({ field, path, readOnly }: NumberFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<number | string | null>({ path })
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string): void {
    setTyped(text)
    setValue(toValue(text))
  }

  // What is typed stays as it is until the field is left, and is shown as it was read then.
  const attributes = { autoComplete: 'off', onBlur: () => setTyped(null) }
  return (
    <TextInput
      path={path}
      label={field.label}
      required={field.required}
      description={typeof field.admin?.description === 'string' ? field.admin.description : undefined}
      readOnly={readOnly || disabled || field.admin?.readOnly}
      showError={showError}
      htmlAttributes={attributes}
      placeholder="$"
      value={typed ?? toText(value)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
    />
  )
}

// What is no amount is sent as it was typed, behind a sign that keeps the server from reading its first digits as cents.
function toValue(text: string): number | string | null {
  if (text.trim() === '') return null
  return readDollars(text) ?? `$${text.replace(/^\$/, '')}`
}

function toText(value: unknown): string {
  if (typeof value === 'number') return formatDollars(value)
  return typeof value === 'string' ? value : ''
}
