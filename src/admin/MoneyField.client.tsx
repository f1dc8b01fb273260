'use client'

import { TextInput, useField, withCondition } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState, type ChangeEvent } from 'react'
import { formatDollars, readDollars } from '@/lib/money'

/** An amount that is entered in dollars and stored in cents. */
export const MoneyField = withCondition(MoneyInput)

function MoneyInput({ field, path, readOnly }: NumberFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<number | string | null>({ path })
  const [input, setInput] = useState<string | null>(null)

  function type(text: string): void {
    setInput(text)
    setValue(toValue(text))
  }

  // The input stays unformatted until the field loses focus, and is then shown as it was parsed.
  const attributes = { autoComplete: 'off', onBlur: () => setInput(null) }
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
      value={input ?? toText(value)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
    />
  )
}

// Invalid input is sent with a leading dollar sign, so that the server does not parse its first digits as cents.
function toValue(text: string): number | string | null {
  if (text.trim() === '') return null
  return readDollars(text) ?? `$${text.replace(/^\$/, '')}`
}

function toText(value: unknown): string {
  if (typeof value === 'number') return formatDollars(value)
  return typeof value === 'string' ? value : ''
}
