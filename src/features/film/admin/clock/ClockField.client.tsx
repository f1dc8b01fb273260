'use client'

import { TextInput, useField, withCondition } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState, type ChangeEvent } from 'react'
import { formatClock, parseClock } from '../../rules/clock'

/** A time that is entered and shown as minutes and seconds, and stored in seconds. */
export const ClockField = withCondition(ClockInput)

function ClockInput({ field, path, readOnly }: NumberFieldClientProps) {
  const { customComponents, disabled, setValue, showError, value } = useField<number | string | null>({ path })
  const [input, setInput] = useState<string | null>(null)

  function type(text: string): void {
    setInput(text)
    setValue(toValue(text))
  }

  // The input stays unchanged until the field loses the focus, and then shows the parsed time.
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
      placeholder="6:40"
      value={input ?? toText(value)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
      AfterInput={customComponents?.AfterInput}
    />
  )
}

// Invalid input is sent with a prefix, which keeps the server from parsing its first digits as seconds.
function toValue(text: string): number | string | null {
  if (text.trim() === '') return null
  return parseClock(text) ?? `?${text.replace(/^\?/, '')}`
}

function toText(value: unknown): string {
  if (typeof value === 'number') return formatClock(value)
  return typeof value === 'string' ? value.replace(/^\?/, '') : ''
}
