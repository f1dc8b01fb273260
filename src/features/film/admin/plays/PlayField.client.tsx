'use client'

import { FieldDescription, FieldError, useField, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { PlayChoice } from './lazy-choice.client'
import styles from './plays.module.css'

/** The field for a drawn play, chosen by its picture. */
export const PlayField = withCondition(PlayInput)

function PlayInput({ field, path, readOnly }: TextFieldClientProps) {
  const { disabled, setValue, showError, value } = useField<string | null>({ path })
  return (
    <div className="field-type" id={`field-${path.replaceAll('.', '__')}`}>
      <p className={styles.label}>{String(field.label)}</p>
      <FieldError path={path} showError={showError} />
      <PlayChoice
        value={value ?? null}
        what={String(field.label).toLowerCase()}
        isLocked={Boolean(readOnly || disabled || field.admin?.readOnly)}
        onChange={setValue}
      />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
