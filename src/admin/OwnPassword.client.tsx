'use client'

import { FieldDescription, FieldError, FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'

/** Asks for the signed-in person's own password before an account changes. Only used for the check, never stored. */
export function OwnPassword({ field, path }: TextFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<string>({ path })
  const savedAt = useDocumentInfo().savedDocumentData?.updatedAt as string | undefined
  const lastSavedAt = useRef(savedAt)
  const id = `field-${path}`
  const { description } = field.admin ?? {}

  // A password confirms one change. It is cleared so that it does not confirm another person's change on the same computer.
  useEffect(() => {
    if (lastSavedAt.current === savedAt) return
    lastSavedAt.current = savedAt
    setValue('', true)
  }, [savedAt, setValue])

  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <input
        id={id}
        type="password"
        autoComplete="current-password"
        disabled={disabled}
        aria-describedby={`${id}-help`}
        value={value ?? ''}
        onChange={(event) => setValue(event.target.value)}
      />
      <div id={`${id}-help`}>
        {typeof description === 'string' && <FieldDescription description={description} path={path} />}
      </div>
    </div>
  )
}
