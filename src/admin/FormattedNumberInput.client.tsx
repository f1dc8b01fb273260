'use client'

import { TextInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState, type ChangeEvent } from 'react'

/** How a number is written by a person, such as cents as dollars. */
export type NumberFormat = {
  placeholder: string
  /** Returns the text of a stored value. */
  toText: (value: unknown) => string
  /** Returns the number; null without input; invalid input as a text, which the server rejects. */
  toValue: (text: string) => number | string | null
}

type Props = NumberFieldClientProps & { numberFormat: NumberFormat }

/** The input of a number that is entered and shown in another format than it is stored. */
export function FormattedNumberInput({ field, path, readOnly, numberFormat }: Props) {
  const { placeholder, toText, toValue } = numberFormat
  const { customComponents, disabled, setValue, showError, value } = useField<number | string | null>({ path })
  const [input, setInput] = useState<string | null>(null)

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    setInput(target.value)
    setValue(toValue(target.value))
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
      placeholder={placeholder}
      value={input ?? toText(value)}
      onChange={change}
      AfterInput={customComponents?.AfterInput}
    />
  )
}
