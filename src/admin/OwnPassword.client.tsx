'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The password of whoever is signed in, asked anew before an account changes. It is read by nobody and kept nowhere. */
export function OwnPassword({ field, path }: TextFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<string>({ path })
  const id = `field-${path}`
  const { description } = field.admin ?? {}
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
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
      </div>
      <div id={`${id}-help`}>
        {typeof description === 'string' && <FieldDescription description={description} path={path} />}
      </div>
    </div>
  )
}
