'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { PlayEditor } from './editor/PlayEditor.client'

/** The field for the drawing of a play. */
export function PlayDrawing({ field, path, readOnly }: JSONFieldClientProps) {
  const { showError } = useField({ path })
  return (
    <div className="field-type" id={`field-${path}`}>
      <h2 className="fc-visually-hidden">{String(field.label)}</h2>
      <FieldError path={path} showError={showError} />
      <PlayEditor path={path} readOnly={Boolean(readOnly || field.admin?.readOnly)} />
    </div>
  )
}
